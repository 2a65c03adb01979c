import { modeTitles } from '../src/tokens/mode-titles.ts';
import { modes, type ThemeAndContrast } from '../src/tokens/tokens.ts';
import { hasEnoughContrast, type MeasuredPair } from './measure-contrast.ts';
import { type ContrastLevel, describeLevel } from './required-contrast.ts';

/** The pairs of each mode. All modes have the same pairs, in the same order. */
export type ContrastReport = ReadonlyMap<ThemeAndContrast, readonly MeasuredPair[]>;

const heads = { light: 'light', dark: 'dark', 'more-contrast': 'light+', 'dark more-contrast': 'dark+' };

/** Returns a table of the ratio of every pair in every mode; `✗` marks what is too low, with what it needs. */
export function formatReport(report: ContrastReport, level: ContrastLevel): string[] {
  const rows = (report.get('light') ?? []).map(({ foreground, background }, index) => [
    foreground,
    background,
    ...modes.map((mode) => formatCell(report.get(mode)?.[index])),
  ]);
  const table = [['colour', 'on', ...modes.map((mode) => heads[mode])], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [
    ...lines,
    '',
    'light+ and dark+: if the user prefers more contrast. ✗ 4.5: too low, needs 4.5.',
    describeLevel(level),
  ];
}

/** Returns a sentence for each pair that is too low, and one that sums up. */
export function formatFailures(report: ContrastReport): string[] {
  const failed = [...report].flatMap(([mode, pairs]) =>
    pairs.filter((pair) => !hasEnoughContrast(pair)).map((pair) => ({ mode, ...pair })),
  );
  const count = [...report.values()].reduce((sum, pairs) => sum + pairs.length, 0);
  const lines = failed.map(({ mode, foreground, background, ratio, minimum }) =>
    ratio === null
      ? `${modeTitles[mode]}: ${foreground} on ${background} cannot be measured. Write both as hex, a name, rgb(), hsl() or oklch(), without transparency.`
      : `${modeTitles[mode]}: ${foreground} on ${background} has ${ratio.toFixed(2)}, but needs ${minimum}.`,
  );
  return [
    ...lines,
    failed.length === 0 ? `All ${count} pairs are readable.` : `${failed.length} of ${count} pairs fail.`,
  ];
}

function formatCell(pair: MeasuredPair | undefined): string {
  if (!pair) return '';
  const ratio = pair.ratio === null ? '?' : pair.ratio.toFixed(2);
  return `${ratio.padStart(5)}${hasEnoughContrast(pair) ? '' : ` ✗ ${pair.minimum}`}`;
}
