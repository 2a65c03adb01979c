import { brotliCompressSync, constants } from 'node:zlib';
import { launchChromium } from '@piri/visual/browser';
import { firstSearchResults, searchQueries } from './search-queries.ts';
import { toComponentId } from './to-component-id.ts';
import { addVersionMeta } from './versions/version-list.ts';

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

async function measureCompressed(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer();
  return brotliCompressSync(Buffer.from(body), fastBrotli).length;
}

const first = '#storybook-preview-iframe';

/** Runs in the page. Returns whether the entries are among the first results of the search. */
function areFirstResults([ids, count]: readonly [ids: readonly string[], count: number]): boolean {
  const results = [...document.querySelectorAll('[role="option"][data-id]')].slice(0, count);
  const found = results.map((result) => result.getAttribute('data-id'));
  return ids.every((id) => found.includes(id));
}

/** Runs in the page. Returns the position of the section that “On this page” marks. */
function readPosition(page: Element): { top: number; isEnd: boolean; isSection: boolean } {
  const id = document.querySelector('.is-active-link')?.getAttribute('href')?.slice(1) ?? '';
  const section = document.getElementById(id);
  return {
    top: Math.round(section?.getBoundingClientRect().top ?? Number.NaN),
    isEnd: page.scrollTop + page.clientHeight >= page.scrollHeight - 2,
    isSection: section?.parentElement?.matches('.sbdocs-content') ?? false,
  };
}

/** Runs in the page. Returns how far it is scrolled, in px and as a part of what can be scrolled. */
function readScroll(html: Element): { top: number; part: number } {
  return { top: html.scrollTop, part: html.scrollTop / (html.scrollHeight - html.clientHeight) };
}

/**
 * What the welcome page and its frame may load, compressed as a server would. Storybook's frame is half of it,
 * so this is a limit against growth. The target of 1 MB is not reached.
 */
const maxWelcomeBytes = 1_850_000;

const promises: Record<string, (page: Page, origin: string) => Promise<unknown>> = {
  async 'it opens the welcome page'(page, origin) {
    await page.goto(origin);
    await page
      .frameLocator(first)
      .getByRole('heading', { level: 1, name: 'The Piri design system' })
      .waitFor();
  },
  async 'the welcome page loads little'(page, origin) {
    const urls: string[] = [];
    const record = (response: { url(): string }) => urls.push(response.url());
    page.on('response', record);
    await page.goto(origin);
    await page.frameLocator(first).getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    page.off('response', record);
    // Asked for again, since the browser forgets what a frame has loaded that goes on to another page.
    const sizes = await Promise.all(urls.filter((url) => url.startsWith('http')).map(measureCompressed));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`The welcome page loads ${bytes.toLocaleString('en-GB')} compressed bytes.`);
    if (bytes > maxWelcomeBytes) throw new Error(`It loads ${bytes} bytes instead of ${maxWelcomeBytes}.`);
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
  async 'BENCH-28 two pages side by side scroll together'(page, origin) {
    await page.goto(`${origin}/?path=/docs/components-button--docs&globals=sides:both`);
    const pages = [
      page.frameLocator(first).locator('html'),
      page.frameLocator('iframe[title="The same story, dark"]').frameLocator('iframe').locator('html'),
    ] as const;
    // The status and the tables load later, and the higher a page is, the less of it has been scrolled.
    for (const each of pages) await each.locator('.docblock-argstable').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const [source, target, part] of [
      [pages[0], pages[1], 0.5],
      [pages[1], pages[0], 0.25],
      [pages[0], pages[1], 1],
      [pages[0], pages[1], 0],
    ] as const) {
      await source.evaluate((html, fraction) => {
        html.scrollTo({ top: fraction * (html.scrollHeight - html.clientHeight), behavior: 'instant' });
      }, part);
      await page.waitForTimeout(300);
      const [led, followed] = await Promise.all([source.evaluate(readScroll), target.evaluate(readScroll)]);
      if (Math.abs(followed.part - part) > 0.02)
        throw new Error(`One page was scrolled to ${part}, and the other is at ${followed.part}.`);
      await page.waitForTimeout(300);
      const later = await Promise.all([source.evaluate(readScroll), target.evaluate(readScroll)]);
      if (later[0].top !== led.top || later[1].top !== followed.top)
        throw new Error('The pages move on although nobody scrolls.');
    }
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
  async 'BENCH-28 the examples that a docs page writes itself have the language of the toolbar'(
    page,
    origin,
  ) {
    await page.goto(`${origin}/?path=/docs/components-datepicker--docs&globals=labels:bn`);
    const docs = page.frameLocator(first);
    const button = docs
      .locator('[data-live-example] [data-slot=date-picker] [data-slot=icon-button]')
      .first();
    await docs.locator('[data-live-example] [lang=bn]').first().waitFor();
    const name = await button.getAttribute('aria-label');
    if (!/[\u0980-\u09ff]/.test(name ?? '')) throw new Error(`The anatomy has a button “${name}”.`);
    await page.getByRole('button', { name: 'Default texts of the components' }).click();
    await page
      .getByRole('option', { name: 'English' })
      .or(page.getByText('English', { exact: true }))
      .first()
      .click();
    await docs.locator('[data-live-example] [lang=bn]').first().waitFor({ state: 'detached' });
  },
  async 'BENCH-28 the toolbar writes the name of Bangla in a font of its own'(page, origin) {
    await page.goto(`${origin}/?path=/docs/components-button--docs`);
    await page.getByRole('button', { name: 'Default texts of the components' }).click();
    await page.getByText('বাংলা').waitFor();
    await page.waitForFunction(
      () =>
        [...document.fonts].some((face) => face.unicodeRange.includes('U+9AC') && face.status === 'loaded'),
      undefined,
      { timeout: 5_000 },
    );
  },
  async 'BENCH-28 the code under an example follows the controls, and is what is copied'(page, origin) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${origin}/?path=/docs/components-button--docs`);
    const docs = page.frameLocator(first);
    const code = docs.locator('[data-example-code]').first();
    await docs.locator('[id$="--default-children"]').first().fill('Order “Teak”');
    await docs.locator('[id$="--default-loading"]').first().press('Space');
    const shown = await code
      .locator('pre')
      .filter({ hasText: /loading>\s*Order “Teak”\s*</ })
      .textContent({ timeout: 2_000 });
    await code.getByRole('button', { name: 'Copy the code' }).click();
    await code.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    if (copied !== shown) throw new Error(`It copies something else:\n${copied}`);
  },
  async 'BENCH-28 a build beside others has a menu of the versions, and one alone has none'(page, origin) {
    const path = '?path=/docs/components-button--docs';
    const heading = page.frameLocator(first).getByRole('heading', { level: 1, name: 'Button' });
    const menu = page.getByRole('combobox', { name: 'Version' });
    await page.goto(`${origin}/${path}`);
    await heading.waitFor();
    if ((await menu.count()) > 0) throw new Error('A build alone has the menu, too.');

    // This build stands for each version, since only their addresses matter here.
    const versions = ['next', '0.1.0'];
    await page.route(`${origin}/versions.json`, (route) => route.fulfill({ json: versions }));
    for (const version of versions) {
      await page.route(`${origin}/${version}/**`, async (route) => {
        const response = await route.fetch({ url: route.request().url().replace(`/${version}/`, '/') });
        if (!route.request().isNavigationRequest() || route.request().frame() !== page.mainFrame())
          return route.fulfill({ response });
        await route.fulfill({ response, body: addVersionMeta(await response.text(), version) });
      });
    }
    await page.goto(`${origin}/next/${path}`);
    await menu.selectOption('0.1.0');
    await page.waitForURL(`${origin}/0.1.0/${path}`);
    await heading.waitFor();
    const shown = await menu.inputValue();
    if (shown !== '0.1.0') throw new Error(`Afterwards it shows ${shown}.`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  async 'BENCH-28 a control changes an example that is shown in a frame'(page, origin) {
    const docs = page.frameLocator(first);
    for (const component of ['modal', 'drawer', 'alertdialog', 'popup', 'lightbox']) {
      await page.goto(`${origin}/?path=/docs/components-${component}--docs`);
      const title = docs.locator(
        '.docblock-argstable textarea[name=title], .docblock-argstable [name=title]',
      );
      const framed = docs.frameLocator('iframe[title=Default]');
      await framed.getByRole('dialog').or(framed.getByRole('alertdialog')).waitFor();
      await title.fill('Another title');
      await framed.getByRole('heading', { name: 'Another title' }).waitFor({ timeout: 5_000 });
    }
  },
  async 'BENCH-28 a control of where a component starts mounts the example again'(page, origin) {
    await page.goto(`${origin}/?path=/docs/components-datepicker--docs`);
    const docs = page.frameLocator(first);
    await docs.locator('.sb-story [data-slot=date-picker]').first().waitFor();
    await docs.locator('.docblock-argstable tr', { hasText: 'defaultOpen' }).getByText('true').click();
    await docs.locator('.sb-story').first().getByRole('dialog').waitFor({ timeout: 5_000 });
  },
  async 'BENCH-28 an example has the place that the chosen layout or variant is made for'(page, origin) {
    const docs = page.frameLocator(first);
    const choose = (prop: string, value: string) =>
      docs
        .locator('.docblock-argstable tr', { has: docs.getByText(prop, { exact: true }) })
        .getByLabel(value, { exact: true })
        .or(docs.locator(`.docblock-argstable select[name=${prop}]`))
        .first()
        .evaluate((element, text) => {
          if (element instanceof HTMLInputElement) return element.click();
          const select = element as HTMLSelectElement;
          const option = [...select.options].find((one) => one.text === text);
          select.selectedIndex = option?.index ?? -1;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }, value);
    await page.goto(`${origin}/?path=/docs/commerce-filterpanel--docs`);
    const panel = docs.locator('.sb-story [data-slot=filter-panel]').first();
    await panel.waitFor();
    await choose('layout', 'bar');
    await docs.locator('.sb-story [data-layout=bar]').first().waitFor({ timeout: 5_000 });
    const { width } = (await panel.boundingBox()) ?? { width: 0 };
    if (width < 400) throw new Error(`The panel above the list is ${width} px wide.`);
    await choose('layout', 'sheet');
    await docs
      .locator('.sb-story')
      .first()
      .getByRole('button', { name: 'Filters' })
      .waitFor({ timeout: 5_000 });
    await page.goto(`${origin}/?path=/docs/components-button--docs`);
    await docs.locator('.sb-story [data-slot=button]').first().waitFor();
    await choose('variant', 'on-inverse');
    await docs
      .locator('.sb-story .surface-inverse [data-variant=on-inverse]')
      .first()
      .waitFor({ timeout: 5_000 });
  },
  async 'BENCH-28 a link of “On this page” leads to its section and marks it'(page, origin) {
    for (const id of ['components-button', 'components-lightbox', 'guides-theming']) {
      await page.goto(`${origin}/?path=/docs/${id}--docs&globals=theme:dark`);
      const docs = page.frameLocator(first);
      const links = docs.locator('.sbdocs-toc--custom .toc-link');
      await links.first().waitFor();
      for (const link of (await links.all()).reverse()) {
        const name = (await link.textContent()) ?? '';
        await link.click();
        await docs.locator('.is-active-link', { hasText: name }).waitFor({ timeout: 3_000 });
        const { top, isEnd, isSection } = await docs.locator('html').evaluate(readPosition);
        if (!isSection) throw new Error(`${id} lists “${name}”, which is a heading of an example.`);
        if (top < 0 || (top > 60 && !isEnd)) throw new Error(`“${name}” of ${id} is ${top} px from the top.`);
      }
      const isTrackOurs = await docs.locator('.toc-list').evaluate((element) => {
        (element as HTMLElement).style.outlineColor = 'var(--piri-border-subtle)';
        const { borderLeftColor, outlineColor } = getComputedStyle(element);
        return borderLeftColor === outlineColor;
      });
      if (!isTrackOurs) throw new Error('The line beside the links has a colour of Storybook.');
    }
  },
  async 'the search finds a page by what others call it'(page, origin) {
    await page.goto(origin);
    await page.frameLocator(first).getByRole('heading', { level: 1 }).waitFor();
    const lost: string[] = [];
    const queries = [
      ...Object.entries(searchQueries).map(([query, titles]) => [query, titles, 5] as const),
      ...Object.entries(firstSearchResults).map(([query, titles]) => [query, titles, titles.length] as const),
    ];
    for (const [query, titles, count] of queries) {
      await page.getByRole('searchbox', { name: 'Search for components' }).fill(query);
      const ids = titles.map((title) => `${toComponentId(title)}--docs`);
      const found = await page
        .waitForFunction(areFirstResults, [ids, count] as const, { timeout: 2_000 })
        .catch(() => undefined);
      if (!found) lost.push(`“${query}” does not find ${titles.join(' and ')} among the first ${count}.`);
    }
    if (lost.length > 0) throw new Error(lost.join(' '));
  },
  async 'BENCH-28 the search shows the names of components, is not full of stories, and Enter opens the first result'(
    page,
    origin,
  ) {
    await page.goto(origin);
    await page.frameLocator(first).getByRole('heading', { level: 1 }).waitFor();
    const search = page.getByRole('searchbox', { name: 'Search for components' });
    for (const query of ['bangla', 'dark', 'dark mode']) {
      await search.fill(query);
      await page.waitForTimeout(500);
      const count = await page.locator('[role="option"][data-id]').count();
      if (count > 10) throw new Error(`“${query}” finds ${count} results.`);
    }
    await search.fill('dialog');
    const result = page.locator('[role="option"]', { hasText: 'Modal' }).first();
    await result.getByText('Docs', { exact: true }).waitFor({ state: 'detached' });
    await search.press('Enter');
    await page.frameLocator(first).getByRole('heading', { level: 1, name: 'Modal' }).waitFor();
    await page.locator('.sidebar-item', { hasText: 'Docs' }).locator('visible=true').first().waitFor();
  },
  async 'the second brand applies its own tokens'(page, origin) {
    await page.goto(`${origin}/?path=/story/components-button--default&globals=brand:daftar`);
    const button = page.frameLocator(first).locator('html[data-brand=daftar] [data-slot=button]');
    await button.waitFor();
    const worn = await button.evaluate((element) => getComputedStyle(element).borderRadius);
    if (worn !== '12px') throw new Error(`Its button has a border radius of ${worn} instead of 12px.`);
  },
};
