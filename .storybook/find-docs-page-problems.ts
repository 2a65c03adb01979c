import { axeRunOptions, colourAxeRunOptions } from '@piri/visual/axe-run-options';
import { launchChromium } from '@piri/visual/browser';
import { getAxeResults, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';
import { iconPaths } from '../packages/ui/src/icon/icon-paths.ts';
import { getTokens } from '../packages/ui/src/tokens/tokens.ts';
import { findControlProblems, findForeignColours } from './find-control-problems.ts';
import {
  findAnatomyProblems,
  findCodeProblems,
  findEmptyCells,
  findPreviewProblems,
  findUnevenFigures,
  findUnevenPairs,
} from './find-example-problems.ts';
import { findLayoutProblems } from './find-layout-problems.ts';
import { findForcedStateProblems, findUnequalVariants } from './find-sheet-problems.ts';
import { themes } from './modes.ts';

declare global {
  interface Window {
    /** The channel between the preview and the workbench. */
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: string, about: unknown): void;
      once(event: string, listener: () => void): void;
    };
  }
}

/** The elements that axe skips: stories, which are checked separately, and Storybook's own blocks. */
const excludedSelectors = [
  '.sbdocs-preview',
  '.sbdocs-toc--custom',
  '.docblock-argstable',
  '.docblock-source',
  // What only the keyboard reaches is no target of a pointer. A sheet shows it without a focus.
  '[data-sheet-cell] .pointer-events-none',
];

const pageAxeRunOptions = {
  ...axeRunOptions,
  rules: {
    ...axeRunOptions.rules,
    'landmark-one-main': { enabled: true },
    'page-has-heading-one': { enabled: true },
    // A page about footers shows more than one.
    'landmark-no-duplicate-banner': { enabled: false },
    'landmark-no-duplicate-contentinfo': { enabled: false },
  },
};

/** The number of pages that are open at the same time. A page spends most of its time waiting for fonts and stories. */
const concurrency = 3;

/**
 * Visits every docs page, which the test-runner leaves out. Returns the problems: console messages, violations that axe
 * finds in light and dark, problems of the layout, links to missing pages, and tokens and icons that no page shows.
 * If only some of the pages are `chosen`, it is not known what no page shows.
 */
export async function findDocsPageProblems(
  origin: string,
  ids: readonly string[],
  chosen = ids,
): Promise<string[]> {
  const waiting = [...chosen];
  const findings: string[] = [];
  const seen: Seen = { shown: new Set(), linked: new Set() };
  const browser = await launchChromium();
  const work = async () => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Dhaka',
    });
    // The same class from another copy of Playwright. TypeScript compares its private members too.
    const page = (await context.newPage()) as unknown as Page;
    const messages = listen(page);
    // Stories in frames are checked separately. Here their plays are interrupted, which logs errors.
    await page.addInitScript(() => {
      if (window.parent === window) return;
      console.error = () => {};
      console.warn = () => {};
    });
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const problems = await visitPage(page, origin, id, { ids, seen });
      findings.push(...[...messages.splice(0), ...problems].map((finding) => `${id}: ${finding}`));
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await browser.close();
  }
  const lost = [...seen.linked].filter((id) => !ids.includes(id));
  return [
    ...findings,
    ...lost.map((id) => `A page links to ${id}, which does not exist.`),
    ...(chosen.length === ids.length ? findUnshownNames(seen.shown) : []),
  ];
}

/** What all pages together show and link to. */
interface Seen {
  shown: Set<string>;
  linked: Set<string>;
}

/** Returns a list that collects the console messages of the page. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/** What is checked of each page. Each runs in the page. */
const checksInPage: readonly (() => string[] | Promise<string[]>)[] = [
  findControlProblems,
  findForeignColours,
  findAnatomyProblems,
  findPreviewProblems,
  findCodeProblems,
  findUnevenPairs,
  findUnevenFigures,
  findForcedStateProblems,
  findUnequalVariants,
  findEmptyCells,
];

async function visitPage(
  page: Page,
  origin: string,
  id: string,
  { ids, seen }: { ids: readonly string[]; seen: Seen },
): Promise<string[]> {
  try {
    if (page.url() === 'about:blank') {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
      await settled(page);
      await injectAxe(page);
    } else {
      await openPage(page, id);
      await settled(page);
    }
  } catch (error) {
    await page.goto('about:blank');
    return [`the page was not rendered: ${(error as Error).message}`];
  }
  for (const name of await page.evaluate(namesShown)) seen.shown.add(name);
  for (const target of await page.evaluate(pagesLinked)) seen.linked.add(target);
  const findings: string[] = [];
  for (const find of checksInPage) findings.push(...(await page.evaluate(find)));
  for (const theme of themes) findings.push(...(await checkTheme(page, theme)));
  findings.push(...(await findLayoutProblems(page)));
  for (const name of await page.evaluate(unlinkedAlternatives)) {
    if (ids.some((one) => one.replace(/^(components|commerce)-/, '') === `${name.toLowerCase()}--docs`))
      findings.push(`“Use something else” names ${name} without a link.`);
  }
  return findings;
}

/** Switches the page as the sidebar does, which takes a fifth of the time of a reload. */
async function openPage(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        setTimeout(() => reject(new Error('it took longer than 20 seconds.')), 20_000);
        channel.once('docsRendered', () => resolve());
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
}

/** Waits for the page's title and for its data to load. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('.sbdocs-content h1');
  await page.waitForFunction(() => !document.querySelector('[data-loading]:not([data-slot])'));
}

async function checkTheme(page: Page, theme: string): Promise<string[]> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  const context = {
    include: [['.sbdocs-content']],
    exclude: excludedSelectors.map((selector) => [selector]),
  };
  const { violations } = await getAxeResults(page, context, {
    ...(theme === themes[0] ? pageAxeRunOptions : colourAxeRunOptions),
    preload: false,
    resultTypes: ['violations'],
  });
  return violations.map(
    ({ id, help, nodes }) =>
      `axe, ${theme}: ${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 300)).join('\n  ')}`,
  );
}

/** Runs in the page. */
function namesShown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-token], [data-icon]')].flatMap(
    ({ dataset }) => dataset['token'] ?? `icon ${dataset['icon']}`,
  );
}

/** Runs in the page. Returns the words in capitals in “Use something else” that are not links. */
function unlinkedAlternatives(): string[] {
  return [...document.querySelectorAll('[data-reasons="instead"] li')].flatMap((reason) => {
    const text = reason.cloneNode(true) as Element;
    for (const link of text.querySelectorAll('a')) link.remove();
    return text.textContent?.match(/\b([A-Z][a-z]+)+\b/g) ?? [];
  });
}

/** Runs in the page. */
function pagesLinked(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href*="?path=/docs/"]')].map(
    ({ href }) => new URL(href).searchParams.get('path')?.slice('/docs/'.length) ?? '',
  );
}

function findUnshownNames(shown: ReadonlySet<string>): string[] {
  const icons = Object.keys(iconPaths).map((name) => `icon ${name}`);
  return [...getTokens('light').keys(), ...icons]
    .filter((name) => !shown.has(name))
    .map((name) => `No page shows ${name}.`);
}
