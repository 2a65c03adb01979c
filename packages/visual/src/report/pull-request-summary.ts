import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ScreenshotResult, ScreenshotStatus } from '../evaluation/compare-with-baselines.ts';
import { getMarkdownSummaryPath, type Paths } from '../paths.ts';
import type { CauseGroup } from '../review/review-data.ts';

/** How many causes and stories are listed. Further ones are only counted, to keep the pull request readable. */
const named = 25;

const causeKinds: Readonly<Record<CauseGroup['kind'], string>> = {
  token: 'token',
  style: 'style sheet',
  component: 'component',
  story: 'story file',
  fixture: 'example data',
  font: 'font',
  package: 'packages',
  configuration: 'configuration',
  look: 'same change',
  heard: 'accessibility tree',
};

const order: readonly ScreenshotStatus[] = [
  'error',
  'unstable',
  'rejected',
  'unapproved',
  'twin',
  'changed',
  'accessibility',
  'new',
  'removed',
];

/**
 * Formats the result of a check as a comment for a pull request: a summary, a table of causes, and a table of stories to
 * expand.
 */
export function formatPullRequestSummary(
  results: readonly ScreenshotResult[],
  causes: readonly CauseGroup[],
  commit: string | null = null,
): string {
  const open = results.filter(({ status }) => status !== 'approved');
  if (open.length === 0)
    return `## Pictures\n\nAll ${results.length} pictures are ${formatApprovedOrEqualLabel(commit)}.\n`;
  const byStory = Object.values(Object.groupBy(open, ({ story, status }) => `${status} ${story}`));
  const rows = byStory
    .flatMap((group) => (group ? [group] : []))
    .sort(
      ([one], [other]) => rank(one) - rank(other) || ((one?.story ?? '') < (other?.story ?? '') ? -1 : 1),
    );
  const counts = order.flatMap((status) => {
    const count = open.filter((one) => one.status === status).length;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  const rest = rows.length - named;
  const more = rest > 0 ? [`\n${rest} more ${rest === 1 ? 'story is' : 'stories are'} in the report.`] : [];
  return [
    '## Pictures',
    '',
    `**${open.length} of ${results.length} pictures are not ${formatApprovedOrEqualLabel(commit)}**: ${counts.join(', ')}.`,
    '',
    ...formatCauses(causes, open.length),
    '<details>',
    '<summary>Pictures by story</summary>',
    '',
    '| | Story | Modes | What is known |',
    '| --- | --- | --- | --- |',
    ...rows.slice(0, named).map(row),
    ...more,
    '',
    '</details>',
    '',
    'Look at them with `npm run visual -- review`.',
    '',
  ].join('\n');
}

/** Returns the text for a screenshot without findings. */
export function formatApprovedOrEqualLabel(commit: string | null): string {
  return commit === null ? 'approved' : `equal to those of ${commit}`;
}

export function formatErrorSummary(message: string): string {
  return `## Pictures\n\n**Nothing was compared.** ${cell(message)}\n`;
}

/** Writes `visual.md` and appends it to the job summary if `GITHUB_STEP_SUMMARY` is set. */
export async function writePullRequestSummary(paths: Paths, text: string): Promise<void> {
  const path = getMarkdownSummaryPath(paths);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  const page = process.env['GITHUB_STEP_SUMMARY'];
  if (page) await appendFile(page, text);
}

/** Returns the lines of the table of causes, or none if no cause is known. */
function formatCauses(causes: readonly CauseGroup[], total: number): string[] {
  if (causes.length === 0) return [];
  const withoutCause = total - causes.reduce((sum, { pictures }) => sum + pictures.length, 0);
  return [
    '| Cause | Name | Pictures | Values |',
    '| --- | --- | --- | --- |',
    ...causes.slice(0, named).map(({ kind, title, pictures, values }) => {
      const change = values ? ` ${cell(`${values.before} became ${values.after}`)}` : '';
      return `| ${causeKinds[kind]} | ${cell(title)} | ${pictures.length} |${change} |`;
    }),
    ...(withoutCause > 0 ? [`| no common cause | | ${withoutCause} | |`] : []),
    ...(causes.length > named ? ['', `${causes.length - named} more causes are in the report.`] : []),
    '',
  ];
}

function row(group: readonly ScreenshotResult[]): string {
  const [first] = group;
  const modes = group.map(({ mode }) => mode).join(', ');
  // The mode that differs most, since a story may change hardly at all in the others.
  const [worst] = group.toSorted((one, other) => shareOf(other) - shareOf(one));
  return `| ${first?.status} | \`${first?.story}\` | ${modes} | ${cell(worst?.message ?? '')} |`;
}

function shareOf({ difference }: ScreenshotResult): number {
  return difference?.share ?? 0;
}

function rank(result: ScreenshotResult | undefined): number {
  return result ? order.indexOf(result.status) : order.length;
}

/** Returns the first line, escaped for a Markdown table cell. */
function cell(text: string): string {
  const [line = ''] = text.split('\n');
  return line.replace(/[\\`*_|<>[\]]/g, '\\$&');
}
