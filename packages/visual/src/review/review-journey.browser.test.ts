import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReviewRecords } from '../approved/review-records.ts';
import { launchChromium } from '../browser/browser.ts';
import { runCliCommand } from '../testing/run-cli-command.ts';
import {
  createStorybookFixture,
  createTileStoryFixture,
  type FixtureStories,
} from '../testing/storybook-fixture.ts';
import type { ReviewData } from './review-data.ts';

/** A Storybook with components that share a colour, and one with a configurable height. */
const storiesWith = (neel: string, boxHeight: number): FixtureStories => ({
  'tiny-button--default': createTileStoryFixture(neel, 50),
  'tiny-link--default': createTileStoryFixture(neel, 70),
  'tiny-chip--default': createTileStoryFixture(neel, 90),
  'tiny-box--plain': createTileStoryFixture('#a0233a', boxHeight),
  'tiny-rule--thin': createTileStoryFixture('#2b5d3a', 30),
});

const stories = ['tiny-button--*', 'tiny-link--*', 'tiny-chip--*', 'tiny-box--*', 'tiny-rule--*'];
const modes = ['--modes', '1280-light', '--modes', '360-light'];

let folder: string;
let browser: Browser;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journey-'));
  await createStorybookFixture(storiesWith('#3a55b4', 60), join(folder, 'built'));
  await runCliCommand(folder, 'check', ...modes);
  const first = await runCliCommand(folder, 'approve', ...stories, '--reason', 'First', '--reviewer', 'Mina');
  expect(first).toMatchObject({ exit: 0, output: expect.stringContaining('10 pictures approved') });
  browser = await launchChromium();
}, 120_000);

afterAll(async () => {
  server?.kill();
  await browser?.close();
});

async function openReview(at = folder): Promise<Page> {
  const names = { storybook: 'built', baselines: 'baselines', reports: 'reports' };
  const paths = Object.entries(names).flatMap(([option, name]) => [`--${option}`, join(at, name)]);
  const main = join(import.meta.dirname, '../main.ts');
  server = spawn(process.execPath, [main, 'review', ...paths, '--no-open', '--reviewer', 'Mina']);
  let output = '';
  server.stdout?.on('data', (words) => {
    output += words;
  });
  server.stderr?.pipe(process.stderr);
  while (!output.includes('Stop with')) await once(server.stdout ?? server, 'data');
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(/http:\S+/.exec(output)?.[0] ?? '');
  return page;
}

const statuses = async () => {
  const { pictures } = JSON.parse(await readFile(join(folder, 'reports/visual.json'), 'utf8'));
  return Object.groupBy(pictures, ({ status }: { status: string }) => status);
};

test('BENCH-4 from a changed token and a changed component to approved pictures, by keyboard and by mouse', async () => {
  await createStorybookFixture(storiesWith('#25387a', 64), join(folder, 'built'));
  expect((await runCliCommand(folder, 'check', ...modes)).exit).toBe(1);
  const { approved = [], changed = [], ...rest } = await statuses();
  expect(rest).toEqual({});
  expect(approved).toMatchObject([{ story: 'tiny-rule--thin' }, { story: 'tiny-rule--thin' }]);
  expect(changed).toHaveLength(8);

  const page = await openReview();
  const review = (): Promise<Required<ReviewData>> =>
    page.evaluate(async () => (await fetch('./review.json')).json());
  const reviewOnceIt = async (has: 'decisions' | 'seen', count: number) => {
    await expect.poll(async () => Object.keys((await review())[has]).length, { timeout: 60_000 }).toBe(count);
    return (await review())[has];
  };
  const decided = (count: number) => reviewOnceIt('decisions', count);
  // The page reports a screenshot as seen once all of it is visible.
  const shown = (count: number) => reviewOnceIt('seen', count);

  // By keyboard: approve the open screenshot, then reject the next one with a reason.
  await shown(1);
  await page.keyboard.press('a');
  await decided(1);
  await shown(2);
  await page.keyboard.press('r');
  await page.keyboard.type('The box must not grow');
  await page.keyboard.press('Control+Enter');
  const byKeyboard = await decided(2);
  expect(Object.values(byKeyboard)).toMatchObject([
    { verb: 'approve', by: 'Mina', shownIn: 'side-by-side' },
    { verb: 'reject', reason: 'The box must not grow' },
  ]);

  // By mouse: approve the next one.
  await shown(3);
  await page.getByRole('button', { name: /^Approve\b(?! all| the)/ }).click();
  await decided(3);

  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: /Reason for 2 approved/ }).fill('The deeper blue');
  await page.getByRole('button', { name: 'Write it to git' }).click();
  await decided(0);
  await page.close();
  server?.kill('SIGINT');
  const [written = ''] = (await readdir(join(folder, 'baselines/approvals'))).sort().slice(-1);
  expect(written).toMatch(/\.json$/);

  const result = await runCliCommand(folder, 'check', ...modes);
  expect(result.exit).toBe(1);
  expect(result.output).toContain('Mina on');
  expect(result.output).toContain('The box must not grow');
  const after = await statuses();
  expect(Object.fromEntries(Object.entries(after).map(([status, list]) => [status, list?.length]))).toEqual({
    approved: 4,
    rejected: 1,
    changed: 5,
  });

  await runCliCommand(folder, 'approve', ...stories, '--reason', 'The rest, seen', '--reviewer', 'Mina');
  expect((await runCliCommand(folder, 'check', ...modes)).exit).toBe(0);

  await cp(
    join(folder, 'baselines/tiny-rule/thin/1280-light.webp'),
    join(folder, 'baselines/tiny-chip/default/1280-light.webp'),
  );
  const planted = await runCliCommand(folder, 'check', ...modes);
  expect(planted).toMatchObject({ exit: 1, output: expect.stringContaining('1 unapproved') });
}, 300_000);

/** Twelve components with the same button in different places. Four of them have a wider one. */
const partsWith = (height: number): FixtureStories =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => {
      const box = `left:${at * 8}px;top:${at * 5}px;width:${at < 8 ? 120 : 160}px;height:${height}px`;
      const script = `root.innerHTML = '<div style="position:relative;height:${150 + at}px"><b style="position:absolute;background:#25387a;${box}"></b></div>';`;
      return [`tiny-part${at}--default`, { script }];
    }),
  );

test('BENCH-4 one padding in 36 pictures is approved with ten keys in less than a minute', async () => {
  const home = await mkdtemp(join(tmpdir(), 'padding-'));
  const inModes = [...modes, '--modes', '1280-dark'];
  await createStorybookFixture(partsWith(40), join(home, 'built'));
  await runCliCommand(home, 'check', ...inModes);
  const parts = Object.keys(partsWith(40)).map((id) => id.replace('default', '*'));
  const first = await runCliCommand(home, 'approve', ...parts, '--reason', 'First', '--reviewer', 'Mina');
  expect(first.exit).toBe(0);
  await createStorybookFixture(partsWith(48), join(home, 'built'));
  expect((await runCliCommand(home, 'check', ...inModes)).exit).toBe(1);

  const page = await openReview(home);
  const started = performance.now();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const shown = () => page.locator('[data-pane] img').first().waitFor();
  await shown();
  // Two cards: the button in two widths, each in two themes and three modes.
  await page.getByRole('button', { name: 'Approve 24 places' }).waitFor();
  await press('a');
  await page.getByRole('button', { name: 'Approve 12 places' }).waitFor();
  await shown();
  await press('a');
  await page.getByText('Nothing is left.').waitFor();
  await press('e');
  await page.getByRole('textbox', { name: /Reason for 36 approved/ }).fill('More room in buttons');
  await press('Enter');
  await page.getByText(/^Written: 36 approved/).waitFor();
  expect(keys).toBeLessThanOrEqual(10);
  expect(performance.now() - started).toBeLessThan(60_000);
  await page.close();
  server?.kill('SIGINT');

  expect((await runCliCommand(home, 'check', ...inModes)).exit).toBe(0);
  const reviews = await readReviewRecords(join(home, 'baselines'));
  const pictures = reviews.find(({ reason }) => reason === 'More room in buttons')?.pictures ?? [];
  expect(pictures).toHaveLength(36);
  // Only the two that were on screen were looked at. The others name the one that they equal.
  expect(pictures.filter(({ sameAs }) => sameAs === undefined)).toHaveLength(2);
}, 300_000);
