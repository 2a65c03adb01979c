import type { PageMeasurement } from '../measure-page.ts';
import { describeMeasurementConditions } from './describe-measurement-conditions.ts';
import { getMetrics } from './get-metrics.ts';
import type { Metric } from './rate-metric.ts';

/** Replaces the text between the marks of a generated section. */
export function replaceSection(markdown: string, section: string, text: string): string {
  const [start, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const from = markdown.indexOf(start);
  const to = markdown.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`There is no section “${section}”. Add ${start} and ${end} to the file.`);
  return `${markdown.slice(0, from + start.length)}\n\n${text}\n\n${markdown.slice(to)}`;
}

/** Formats the figures that have a limit as a table, with a row for each figure and a column for each page. */
export function formatSummaryTable(pages: readonly PageMeasurement[]): string {
  const [first] = pages;
  if (!first) throw new Error('No page was measured.');
  const columns = pages.map((page) => new Map(getMetrics(page).map((figure) => [figure.name, figure])));
  const limited = columns.flatMap((column) => [...column.values()]).filter(({ must }) => must !== undefined);
  const names = [...new Set(limited.map(({ name }) => name))];
  const rows = names.map((name) => [
    unitOf(name, limited),
    limitOf(name, limited),
    ...columns.map((column) => cellOf(column.get(name))),
  ]);
  return [
    `Measured on ${first.date.slice(0, 10)}.`,
    '',
    ...pages.flatMap((page) => [`- ${page.page}: ${describeMeasurementConditions(page).join(' ')}`]),
    '',
    row(['figure', 'must', ...pages.map(({ page }) => page)]),
    row(['---', '---', ...pages.map(() => '---')]),
    ...rows.map(row),
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Returns the value, or an empty cell if the page has no limit for this figure. */
function cellOf(figure: Metric | undefined): string {
  return figure?.must === undefined ? '' : `${figure.value}`;
}

function unitOf(name: string, limited: readonly Metric[]): string {
  const unit = limited.find((figure) => figure.name === name)?.unit;
  return unit ? `${name}, ${unit}` : name;
}

function limitOf(name: string, limited: readonly Metric[]): string {
  const figure = limited.find((one) => one.name === name);
  return `${figure?.more ? '≥' : '≤'} ${figure?.must}`;
}
