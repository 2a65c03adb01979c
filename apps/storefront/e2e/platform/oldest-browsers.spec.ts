import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { choosePaymentMethod, fillAsGuest, getCheckoutPage } from '../support/checkout.ts';
import { expect, httpTest, test, waitForHydration } from '../support/fixtures.ts';
import { findUnsupportedCalls } from './find-unsupported-calls.ts';
import { findUnsupportedStyles } from './find-unsupported-styles.ts';

const built = join(import.meta.dirname, '../../build/client/assets');

/**
 * Calls that look too new but are harmless: our own names that newer browsers use too, and features that are detected
 * before use.
 */
const harmlessCalls = new Set([
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

/** Styles without which the page stays usable, and what the older browsers show. */
const harmlessStyles: Readonly<Record<string, string>> = {
  ':open': 'Tailwind writes it beside `[open]` into `:is()`, which skips what it does not know.',
  '::details-content': 'The content of details opens without motion. `[open]` hides and shows it.',
  '::marker': 'Safari styles only the colour and font of a marker; the arrow of a summary stays.',
  '::selection': 'Selected text has the colours of the system on iOS.',
  '@media scripting': 'Fonts and buttons are as with scripts; without scripts a button may do nothing.',
  '@property': 'Tailwind and `--piri-stitch-off` have a second definition inside of `@supports`.',
  '@starting-style': 'Panels open without motion.',
  'break-after: avoid': 'On paper, a heading may stand alone at the end of a page.',
  'content-visibility': 'Content further down is laid out at once.',
  'cursor: default': 'iOS has no cursor.',
  'cursor: grab': 'iOS has no cursor.',
  'cursor: not-allowed': 'iOS has no cursor.',
  'cursor: pointer': 'iOS has no cursor.',
  'cursor: progress': 'iOS has no cursor.',
  'cursor: zoom-in': 'iOS has no cursor.',
  'field-sizing': 'A text area keeps its height, scrolls, and can be resized.',
  'forced-color-adjust': 'Safari has no forced colours.',
  'interpolate-size': 'The content of details opens without motion.',
  'overscroll-behavior': 'At the end of a list, the page behind it scrolls.',
  'overscroll-behavior-x': 'At the end of a carousel, the browser may go back.',
  'position-area': 'A panel is at an edge of the window instead of beside its button.',
  'position-try-fallbacks': 'Only with `position-area`.',
  resize: 'On iOS, a text area scrolls instead.',
  'scrollbar-width': 'Scrollbars are as wide as elsewhere.',
  'text-size-adjust': 'The prefixed properties before it do the same.',
  'text-wrap: balance': 'Lines end where they are full.',
  'text-wrap: pretty': 'Lines end where they are full.',
  'transition-behavior': 'Panels close without motion.',
  'user-select': 'The prefixed property before it does the same.',
};

httpTest('no built script calls what the oldest supported browsers lack', () => {
  // The 3D viewer is loaded on press and detects all 3D features before it uses them.
  const files = globSync(`${built}/*.js`).filter((file) => !basename(file).startsWith('model-viewer-'));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    findUnsupportedCalls(readFileSync(file, 'utf8'))
      .filter((name) => !harmlessCalls.has(name))
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
  expect(scripts.flatMap(findUnsupportedCalls).filter((name) => !harmlessCalls.has(name))).toEqual([]);
});

httpTest('no style sheet needs what the oldest supported browsers lack', () => {
  const files = globSync(`${built}/*.css`);
  expect(files.length).toBeGreaterThan(0);
  const found = new Set(files.flatMap((file) => findUnsupportedStyles(readFileSync(file, 'utf8'))));
  // Both ways, so that the list names nothing that is no longer used or that all browsers have by now.
  expect([...found].sort()).toEqual(Object.keys(harmlessStyles).sort());
});

httpTest('finds a call by its object or by its name alone', () => {
  expect(
    findUnsupportedCalls('URL.parse(a); Map.groupBy(b, c); x.getOrInsert(1, 2); JSON.parse(d); y.map(e)'),
  ).toEqual(['.getOrInsert', 'URL.parse']);
  expect(findUnsupportedCalls('new Float16Array(2); Promise.try(f); document.querySelector(g)')).toEqual([
    'Float16Array',
    'Promise.try',
  ]);
});

httpTest('finds syntax that would keep a browser from reading a script', () => {
  expect(
    findUnsupportedCalls(
      'using a = b(); c(/(?:x)(?<y>1)|(?<y>2)/, /(?i:z)/); import d from "./e.json" with { type: "json" }',
    ),
  ).toEqual(['RegExp (?<a>)|(?<a>)', 'RegExp (?i:)', 'import … with', 'using']);
  expect(findUnsupportedCalls('a ??= b?.c; class D { static { e() } #f = /(?<=g)(?<h>.)/su }')).toEqual([]);
});

httpTest('finds styles by their property, value, selector and at-rule', () => {
  const css = `
    p { anchor-name: --a; width: calc-size(auto, size); text-wrap: pretty; color: contrast-color(red) }
    @layer base { a { &:hover { color: red } } @scope (.b) { i:heading { display: grid-lanes } } }
    @media (inverted-colors: inverted) { ::scroll-marker { content: "field-sizing: content" } }`;
  expect(findUnsupportedStyles(css)).toEqual([
    '::scroll-marker',
    ':heading',
    '@media inverted-colors',
    '@scope',
    'anchor-name',
    'calc-size()',
    'contrast-color()',
    'display: grid-lanes',
    'nesting',
    'text-wrap: pretty',
  ]);
});

httpTest('reports no style that has a fallback or is asked for by `@supports`', () => {
  const css = `
    p { width: 50%; width: calc-size(auto, size) }
    @supports (anchor-name: --a) { p { anchor-name: --a } }
    @keyframes fade { 50% { opacity: 0 } }
    .sm\\:open:hover > a[href="::marker"] { background: url(a;b) }`;
  expect(findUnsupportedStyles(css)).toEqual([]);
  expect(findUnsupportedStyles('p { width: calc-size(auto, size); width: 50% }')).toEqual(['calc-size()']);
});

test('AUTH-6 the sign-in page with a redirect works in a browser without `URL.parse`', async ({ page }) => {
  await page.addInitScript('delete URL.parse; delete Map.prototype.getOrInsert');
  await page.goto('/sign-in?to=%2Fprofile');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('CART-1 a browser without popovers orders an item through links and forms', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    Reflect.deleteProperty(AbortSignal, 'any');
  });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto('/details?id=piri-stool');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add to cart: Piri, the stool' }).first().click();
  await page.getByRole('button', { name: 'Your cart, 1 in total' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await fillAsGuest(page, '/checkout');
  await choosePaymentMethod(page, '/checkout', /^Cash/);
  await getCheckoutPage(page).pay.click();
  await expect(page).toHaveURL(/\/payments\/response\/success/);
  expect(failures).toEqual([]);
});
