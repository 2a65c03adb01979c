import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser/browser.ts';
import {
  createChangedGreyImageFixture,
  createReviewFoldersFixture,
  greyImageFixture,
} from '../testing/review-fixture.ts';
import { runCliCommand } from '../testing/run-cli-command.ts';

const changed = { before: greyImageFixture, after: createChangedGreyImageFixture(1) };

let browser: Browser;
let server: ChildProcess | undefined;
let output: string;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  server?.kill();
});
afterAll(() => browser?.close());

/** Starts the command on a machine without a git user, and opens its page. */
async function openReview(labels: readonly string[], ...more: string[]): Promise<void> {
  const paths = await createReviewFoldersFixture(Object.fromEntries(labels.map((label) => [label, changed])));
  const options = ['--storybook', paths.built, '--baselines', paths.baselines, '--reports', paths.reports];
  const main = join(import.meta.dirname, '../main.ts');
  server = spawn(process.execPath, [main, 'review', ...options, '--no-open', ...more], {
    env: { ...process.env, GIT_DIR: '/nowhere', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  output = '';
  server.stdout?.on('data', (text) => {
    output += text;
  });
  while (!output.includes('Stop with')) await once(server.stdout ?? server, 'data');
  page = await browser.newPage();
  await page.goto(/http:\S+/.exec(output)?.[0] ?? '');
}

const decisions = () =>
  page.evaluate(async () => (await (await fetch('./review.json')).json()).decisions as object);
const pressOnceShown = async (key: string) => {
  await page.locator('[data-pane] img').first().waitFor();
  await page.keyboard.press(key);
};
const progress = (text: string) =>
  expect
    .poll(() => page.getByRole('progressbar').getAttribute('aria-valuetext'), { timeout: 15_000 })
    .toBe(text);

test('BENCH-4 without a git user, the page asks for the reviewer’s name once', async () => {
  await openReview(['a--one m', 'b--two m']);
  expect(output).toContain(
    'Git has no user name, so the page asks for yours; pass --reviewer "Name", or run git config user.name "Name".',
  );
  await pressOnceShown('a');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nila');
  expect(await decisions()).toEqual({});
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(decisions).toMatchObject({ 'a--one m': { verb: 'approve', by: 'Nila' } });

  await page.reload();
  await pressOnceShown('a');
  await expect.poll(decisions).toMatchObject({ 'b--two m': { verb: 'approve', by: 'Nila' } });
});

test('BENCH-4 an export into one file prints its progress', async () => {
  const paths = await createReviewFoldersFixture({ 'a--one m': changed, 'b--two m': changed });
  const folder = dirname(paths.baselines);
  const { exit, output } = await runCliCommand(folder, 'review', '--export', join(folder, 'review.html'));
  expect(exit).toBe(0);
  expect(output).toContain('1 of 2 pictures');
  expect(output).toContain('2 of 2 pictures');
});

test('BENCH-4 after some decisions were exported, the progress counts them still', async () => {
  await openReview(['a--one m', 'b--two m', 'c--three m', 'd--four m', 'e--five m'], '--reviewer', 'Mina');
  // The five look the same, so each is decided apart from the others.
  await pressOnceShown('x');
  await page.keyboard.press('a');
  await progress('1 of 5');
  await pressOnceShown('x');
  await page.keyboard.press('f');
  await progress('2 of 5');
  await pressOnceShown('x');
  await page.keyboard.press('r');
  await page.keyboard.type('Too bright');
  await page.keyboard.press('Control+Enter');
  await progress('3 of 5');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: /^Reason for 1 approved/ }).fill('Meant');
  await page.getByRole('button', { name: 'Write it to git' }).click();
  await page
    .getByRole('treeitem', { name: /rejected/ })
    .first()
    .waitFor();
  await expect.poll(decisions).toEqual({});
  await page.reload();
  await progress('3 of 5');

  // Neither the flaky picture nor the rejected one is asked for again.
  await pressOnceShown('x');
  await page.keyboard.press('a');
  await expect.poll(decisions).toMatchObject({ 'd--four m': { verb: 'approve' } });
  await progress('4 of 5');
  await page.keyboard.press('e');
  await page.getByText('1 approved, 0 rejected, 0 flaky, 1 without a decision.').waitFor();
});
