import type { ScenarioMeasurement } from './fetch-search-response-text.ts';

/**
 * Formats a row for each query, with the minimum, the median and the 95th percentile for each size, in milliseconds.
 */
export function formatMeasurementTable(
  measured: readonly { size: number; figures: readonly ScenarioMeasurement[] }[],
): string {
  const names = [...new Set(measured.flatMap(({ figures }) => figures.map(({ name }) => name)))];
  const header = ['', ...measured.map(({ size }) => `${size.toLocaleString('en')} skus`), 'target', 'growth'];
  const lines = names.map((name) => {
    const row = measured.map(({ figures }) => figures.find((figure) => figure.name === name));
    const [first, last] = [row.find(Boolean), row.findLast(Boolean)];
    return [
      name,
      ...row.map((figure) => (figure ? `${figure.least} / ${figure.p50} / ${figure.p95}` : '')),
      first?.target === undefined ? '' : `p95 ${first.target}`,
      first && last ? `× ${(last.least / first.least).toFixed(1)}` : '',
    ];
  });
  const widths = header.map((_, column) =>
    Math.max(...[header, ...lines].map((cells) => cells[column]?.length ?? 0)),
  );
  return [header, ...lines]
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
