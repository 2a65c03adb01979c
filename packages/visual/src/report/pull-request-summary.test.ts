import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { ScreenshotResult, ScreenshotStatus } from '../evaluation/compare-with-baselines.ts';
import type { CauseGroup } from '../review/review-data.ts';
import { formatPullRequestSummary, writePullRequestSummary } from './pull-request-summary.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const result = (
  story: string,
  status: ScreenshotStatus,
  message: string | null = null,
  mode = 'm',
): ScreenshotResult => ({
  story,
  mode,
  status,
  message,
  approved: null,
  captured: null,
  heard: null,
  difference: null,
});

test('BENCH-4 the summary starts with the number of open pictures, then the most severe story with all its modes', () => {
  const summary = formatPullRequestSummary(
    [
      result('a--one', 'approved'),
      result('b--one', 'changed', '3 pixels differ (0.10 %).', '1280-light'),
      result('b--one', 'changed', null, '360-light'),
      result('c--one', 'error', 'It threw: <b> | `x`\nat line 3'),
    ],
    [],
  );
  expect(summary).toContain('**3 of 4 pictures are not approved**: 1 error, 2 changed.');
  const rows = summary.split('\n').filter((line) => line.startsWith('| ') && line.includes('--one'));
  expect(rows).toEqual([
    '| error | `c--one` | m | It threw: \\<b\\> \\| \\`x\\` |',
    '| changed | `b--one` | 1280-light, 360-light | 3 pixels differ (0.10 %). |',
  ]);
});

test('BENCH-4 a story is summarised by its mode that differs most', () => {
  const changed = (mode: string, share: number): ScreenshotResult => ({
    ...result('a--one', 'changed', `${share} differ.`, mode),
    difference: {
      share,
      pixels: 1,
      look: '',
      regions: [],
      shifts: [],
      grown: { width: 0, height: 0 },
      imagePath: '',
    },
  });
  const summary = formatPullRequestSummary([changed('1280-light', 0.0025), changed('360-light', 0.25)], []);
  expect(summary).toContain('| changed | `a--one` | 1280-light, 360-light | 0.25 differ. |');
});

test('BENCH-4 stories that are not listed are counted', () => {
  const summaryOf = (count: number) =>
    formatPullRequestSummary(
      Array.from({ length: count }, (_, at) => result(`a--story-${at}`, 'changed')),
      [],
    );
  expect(summaryOf(26)).toContain('\n1 more story is in the report.');
  expect(summaryOf(27)).toContain('\n2 more stories are in the report.');
});

const cause = (kind: CauseGroup['kind'], title: string, count: number): CauseGroup => ({
  id: title,
  kind,
  title,
  detail: '',
  values: kind === 'token' ? { before: '#3a55b4', after: '#25387a' } : null,
  pictures: Array.from({ length: count }, (_, at) => `a--story-${at} m`),
  diff: null,
  cards: [],
  outliers: [],
});

test('BENCH-4 the summary lists the causes before the pictures, which can be expanded', () => {
  const results = Array.from({ length: 6 }, (_, at) => result(`a--story-${at}`, 'changed'));
  const summary = formatPullRequestSummary(results, [
    cause('token', '--color-accent', 3),
    cause('component', 'ui/button|x.tsx', 2),
  ]);
  expect(summary.split('\n').filter((line) => /^\| (?!---|Cause|\||changed)/.test(line))).toEqual([
    '| token | --color-accent | 3 | #3a55b4 became #25387a |',
    '| component | ui/button\\|x.tsx | 2 | |',
    '| no common cause | | 1 | |',
  ]);
  const order = ['6 of 6 pictures', '| Cause |', '<details>', '| Story |', '</details>', 'Look at them'];
  const positions = order.map((text) => summary.indexOf(text));
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(positions).not.toContain(-1);
});

test('BENCH-4 a summary of pictures without any known cause has no table of causes', () => {
  expect(formatPullRequestSummary([result('a--one', 'new')], [])).not.toContain('Cause');
});

test('BENCH-4 a comparison of two commits calls pictures equal, not approved', () => {
  const one = [result('a--one', 'approved')];
  expect(formatPullRequestSummary(one, [], 'git:main')).toContain(
    'All 1 pictures are equal to those of git:main.',
  );
  const two = [...one, result('b--one', 'accessibility')];
  expect(formatPullRequestSummary(two, [], 'git:main')).toContain(
    '**1 of 2 pictures are not equal to those of git:main**: 1 accessibility.',
  );
});

test('BENCH-4 a long list ends in a count', () => {
  const many = Array.from({ length: 40 }, (_, at) => result(`a--story-${at}`, 'new'));
  expect(formatPullRequestSummary(many, [])).toContain('15 more stories are in the report.');
});

test('BENCH-4 the summary is written beside the report and appended to the job summary', async () => {
  const reports = await mkdtemp(join(tmpdir(), 'summary-'));
  const page = join(reports, 'step.md');
  vi.stubEnv('GITHUB_STEP_SUMMARY', page);
  const paths = { built: '', baselines: '', reports };
  await writePullRequestSummary(paths, 'One\n');
  await writePullRequestSummary(paths, 'Two\n');
  expect(await readFile(join(reports, 'visual.md'), 'utf8')).toBe('Two\n');
  expect(await readFile(page, 'utf8')).toBe('One\nTwo\n');
});
