import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, httpTest, test, waitForHydration } from '../support/fixtures.ts';
import { findUnsupportedCalls } from './find-unsupported-calls.ts';

const built = join(import.meta.dirname, '../../build/client/assets');

/**
 * Names that look too new but are harmless: our own names that newer browsers use too, and features that are detected
 * before use.
 */
const harmless = new Set([
  // React's `Children.toArray` and `use`, zod's checks, the stepper's number, the checkout's order.
  ...['.toArray', '.use', '.check', '.number', '.sendOrder'],
  // React and its router detect view transitions, and zod detects `URL.canParse`.
  ...['.startViewTransition', '.skipTransition', 'URL.canParse'],
  // Safari has no idle callback, so a timer replaces it (`when-idle.ts`, `deferred-hydration.ts`).
  ...['requestIdleCallback', 'cancelIdleCallback'],
  // The toast region works without it.
  '.moveBefore',
  // Available since Chrome 103. Older versions name its timeout error differently, which nothing reads.
  'AbortSignal.timeout',
]);

test('no built script calls what the oldest supported browsers lack', () => {
  // The 3D viewer is loaded on press and detects all 3D features before it uses them.
  const files = globSync(`${built}/*.js`).filter((file) => !basename(file).startsWith('model-viewer-'));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    findUnsupportedCalls(readFileSync(file, 'utf8'))
      .filter((name) => !harmless.has(name))
      .map((name) => `${name} in ${basename(file)}`),
  );
  expect(found).toEqual([]);
});

httpTest('no inline script calls what the oldest supported browsers lack', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script(?![^>]*json)[^>]*>(.+?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.flatMap(findUnsupportedCalls).filter((name) => !harmless.has(name))).toEqual([]);
});

test('finds a call by its object or by its name alone', () => {
  expect(
    findUnsupportedCalls('URL.parse(a); Map.groupBy(b, c); x.getOrInsert(1, 2); JSON.parse(d); y.map(e)'),
  ).toEqual(['.getOrInsert', 'URL.parse']);
  expect(findUnsupportedCalls('new Float16Array(2); Promise.try(f); document.querySelector(g)')).toEqual([
    'Float16Array',
    'Promise.try',
  ]);
});

test('AUTH-6 the sign-in page with a redirect works in a browser without `URL.parse`', async ({ page }) => {
  await page.addInitScript('delete URL.parse; delete Map.prototype.getOrInsert');
  await page.goto('/sign-in?to=%2Fprofile');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});
