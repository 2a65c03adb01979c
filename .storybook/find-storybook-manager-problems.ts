import { brotliCompressSync, constants } from 'node:zlib';
import { launchChromium } from '@piri/visual/browser';
import { searchQueries } from './search-queries.ts';
import { toComponentId } from './to-component-id.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>;

/** Checks the frame around the pages. Returns a message for each failed check. */
export async function findStorybookManagerProblems(origin: string): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const broken: string[] = [];
    for (const [promise, keeps] of Object.entries(promises)) {
      const reason = await keeps(page, origin).then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (reason) broken.push(`A check of the workbench failed: ${promise}. ${reason}`);
    }
    return broken;
  } finally {
    await browser.close();
  }
}

const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const first = '#storybook-preview-iframe';

/** Runs in the page. Returns whether the entries are among the first five results of the search. */
function areFirstResults(ids: readonly string[]): boolean {
  const results = [...document.querySelectorAll('[role="option"][data-id]')].slice(0, 5);
  const found = results.map((result) => result.getAttribute('data-id'));
  return ids.every((id) => found.includes(id));
}

/**
 * What the welcome page and its frame may load, compressed as a server would. The frame shares React and Storybook's
 * components with the page; apart, they load 1.9 MB.
 */
const maxWelcomeBytes = 1_000_000;

/** Returns a function for the addresses that the page and its frames have got from the server, not from the cache. */
async function recordDownloads(page: Page): Promise<() => string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    urls.set(requestId, response.url);
    if (response.fromDiskCache || !response.url.startsWith('http')) cached.add(requestId);
  });
  return () => [...urls].filter(([requestId]) => !cached.has(requestId)).map(([, url]) => url);
}

async function measureCompressed(url: string): Promise<number> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return brotliCompressSync(body, fastBrotli).length;
}

const promises: Record<string, (page: Page, origin: string) => Promise<unknown>> = {
  async 'it opens the welcome page'(page, origin) {
    await page.goto(origin);
    await page
      .frameLocator(first)
      .getByRole('heading', { level: 1, name: 'The Piri design system' })
      .waitFor();
  },
  async 'the welcome page loads little'(page, origin) {
    // An empty cache: the page of the promise above has loaded the same.
    const visitor = await page
      .context()
      .browser()
      ?.newPage({ viewport: { width: 1440, height: 900 } });
    if (!visitor) throw new Error('The browser has gone.');
    const listDownloads = await recordDownloads(visitor);
    await visitor.goto(origin);
    await visitor.frameLocator(first).getByRole('heading', { level: 1 }).waitFor();
    await visitor.waitForLoadState('networkidle');
    const sizes = await Promise.all(listDownloads().map(measureCompressed));
    await visitor.close();
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`The welcome page loads ${bytes.toLocaleString('en-GB')} compressed bytes.`);
    if (bytes > maxWelcomeBytes) throw new Error(`It loads ${bytes} bytes instead of ${maxWelcomeBytes}.`);
  },
  async 'the panels show the controls, the steps and the axe run of a story, one at a time'(page, origin) {
    await page.goto(`${origin}/?path=/story/components-button--default`);
    const panels = page.locator('#storybook-panel-root');
    const contents = {
      Controls: panels.getByText('children', { exact: true }),
      Interactions: panels.getByText('Tab reaches the button'),
      Accessibility: panels.getByText('Accessibility tests are disabled for this story'),
    };
    for (const [name, content] of Object.entries(contents)) {
      await panels.getByRole('tab', { name }).click();
      await content.waitFor();
      for (const [other, hidden] of Object.entries(contents)) {
        if (other !== name && (await hidden.isVisible()))
          throw new Error(`${name} is chosen, but ${other} is visible.`);
      }
    }
  },
  async 'BENCH-2 a story of a component or of the shop is shown right to left, small and large'(
    page,
    origin,
  ) {
    const frame = page.locator(first);
    for (const [size, width] of [
      ['small', 360],
      ['large', 1280],
    ] as const) {
      const globals = `globals=direction:rtl;viewport:${size}`;
      await page.goto(`${origin}/?path=/story/components-button--default&${globals}`);
      await page.frameLocator(first).locator('html[dir=rtl] [data-slot=button]').waitFor();
      const shown = await frame.evaluate((element) => (element as HTMLElement).offsetWidth);
      if (shown !== width)
        throw new Error(`At ${size}, its frame is ${shown} px wide instead of ${width} px.`);
    }
    await page.goto(`${origin}/?path=/story/screens-notfound--default&globals=direction:rtl`);
    await page.frameLocator(first).locator('html[dir=rtl] main h1').waitFor();
  },
  async 'BENCH-2 a story is shown in light and dark side by side, and the toolbar stays the same'(
    page,
    origin,
  ) {
    await page.goto(`${origin}/?path=/story/components-button--default&globals=sides:both`);
    await page.frameLocator(first).locator('html[data-theme=light] [data-slot=button]').waitFor();
    const second = page.frameLocator('iframe[title="The same story, dark"]').frameLocator('iframe');
    await second.locator('html[data-theme=dark] [data-slot=button]').waitFor();
    await page.getByRole('button', { name: 'Light or dark Light' }).waitFor();
  },
  async 'the workbench follows the theme of the story'(page, origin) {
    await page.goto(`${origin}/?path=/story/components-button--default&globals=theme:dark`);
    await page.frameLocator(first).locator('html[data-theme=dark] [data-slot=button]').waitFor();
    await page.waitForFunction(() => {
      const [, blue] = /(\d+)\)$/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
      return Number(blue) < 80;
    });
  },
  async 'BENCH-2 a docs page keeps its direction, and its components are shown right to left'(page, origin) {
    await page.goto(`${origin}/?path=/docs/components-modal--docs&globals=direction:rtl;theme:dark`);
    const docs = page.frameLocator(first);
    await docs.locator('html[dir=ltr][data-theme=dark] .sbdocs-content h1').waitFor();
    const framed = docs.frameLocator('iframe[title=Default]');
    await framed.locator('html[dir=rtl][data-theme=dark] [data-slot=button]').first().waitFor();
    await page.goto(`${origin}/?path=/docs/components-button--docs&globals=direction:rtl`);
    for (const place of ['.sb-story', '[data-live-example]']) {
      const button = docs.locator(`${place} [data-slot=button]`).first();
      await button.waitFor();
      const direction = await button.evaluate((element) => getComputedStyle(element).direction);
      if (direction !== 'rtl') throw new Error(`In ${place}, a button has the direction ${direction}.`);
    }
  },
  async 'the search finds a page by what others call it'(page, origin) {
    await page.goto(origin);
    await page.frameLocator(first).getByRole('heading', { level: 1 }).waitFor();
    const lost: string[] = [];
    for (const [query, titles] of Object.entries(searchQueries)) {
      await page.getByRole('searchbox', { name: 'Search for components' }).fill(query);
      const ids = titles.map((title) => `${toComponentId(title)}--docs`);
      const found = await page
        .waitForFunction(areFirstResults, ids, { timeout: 2_000 })
        .catch(() => undefined);
      if (!found) lost.push(`“${query}” does not find ${titles.join(' and ')}.`);
    }
    if (lost.length > 0) throw new Error(lost.join(' '));
  },
  async 'the second brand applies its own tokens'(page, origin) {
    await page.goto(`${origin}/?path=/story/components-button--default&globals=brand:daftar`);
    const button = page.frameLocator(first).locator('html[data-brand=daftar] [data-slot=button]');
    await button.waitFor();
    const worn = await button.evaluate((element) => getComputedStyle(element).borderRadius);
    if (worn !== '12px') throw new Error(`Its button has a border radius of ${worn} instead of 12px.`);
  },
};
