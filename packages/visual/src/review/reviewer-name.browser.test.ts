import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser/browser.ts';
import {
  createChangedGreyImageFixture,
  createReviewFoldersFixture,
  greyImageFixture,
} from '../testing/review-fixture.ts';

let browser: Browser;
let server: ChildProcess | undefined;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  server?.kill();
  await browser?.close();
});

test('BENCH-4 without a git user, the page asks for the reviewer’s name once', async () => {
  const changed = { before: greyImageFixture, after: createChangedGreyImageFixture(1) };
  const paths = await createReviewFoldersFixture({ 'a--one m': changed, 'b--two m': changed });
  const options = [
    ...['--storybook', paths.built, '--baselines', paths.baselines, '--reports', paths.reports],
    '--no-open',
  ];
  server = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), 'review', ...options], {
    env: { ...process.env, GIT_DIR: '/nowhere', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout?.on('data', (text) => {
    output += text;
  });
  while (!output.includes('Stop with')) await once(server.stdout ?? server, 'data');
  expect(output).toContain(
    'Git has no user name, so the page asks for yours; pass --reviewer "Name", or run git config user.name "Name".',
  );

  const page = await browser.newPage();
  await page.goto(/http:\S+/.exec(output)?.[0] ?? '');
  const decisions = () => page.evaluate(async () => (await (await fetch('./review.json')).json()).decisions);
  const shown = () => page.locator('[data-pane] img').first().waitFor();
  await shown();
  await page.keyboard.press('a');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nila');
  expect(await decisions()).toEqual({});
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(decisions).toMatchObject({ 'a--one m': { verb: 'approve', by: 'Nila' } });

  await page.reload();
  await shown();
  await page.keyboard.press('a');
  await expect.poll(decisions).toMatchObject({ 'b--two m': { verb: 'approve', by: 'Nila' } });
});
