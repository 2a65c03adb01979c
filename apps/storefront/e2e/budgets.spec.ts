import { brotliCompressSync } from 'node:zlib';
import { expect, hydrated, test } from './fixtures.ts';

/** What a first visit may weigh, brotli at its best, in bytes. Raising one takes a reason in `docs/decisions`. */
const budgets = { html: 18_200, script: 133_120, fonts: 78_000, earlyScripts: 1_024 };

const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

test('the home page keeps its budgets of bytes', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  expect(brotli(html), 'HTML with styles and data').toBeLessThanOrEqual(budgets.html);

  let script = 0;
  let fonts = 0;
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const add = async () => {
      if (pathname.endsWith('.js')) script += brotli(await response.body());
      if (pathname.endsWith('.woff2')) fonts += (await response.body()).length;
    };
    pending.push(add());
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  expect(script, 'JavaScript of the first load').toBeLessThanOrEqual(budgets.script);
  expect(fonts, 'fonts of an English page').toBeLessThanOrEqual(budgets.fonts);
});

test('the script that answers the first taps is under one kilobyte', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const early = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .find((text) => text.includes('data-menu-entry'));
  expect(brotli(early ?? '')).toBeGreaterThan(100);
  expect(brotli(early ?? '')).toBeLessThan(budgets.earlyScripts);
});
