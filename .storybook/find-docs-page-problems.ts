import { axeRunOptions, colourAxeRunOptions } from '@piri/visual/axe-run-options';
import { launchChromium } from '@piri/visual/browser';
import { getAxeResults, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';
import { iconPaths } from '../packages/ui/src/icon/icon-paths.ts';
import { getTokens } from '../packages/ui/src/tokens/tokens.ts';
import { findLayoutProblems } from './find-layout-problems.ts';
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
  const findings: string[] = [
    ...(await page.evaluate(findControlProblems)),
    ...(await page.evaluate(findAnatomyProblems)),
    ...(await page.evaluate(findPreviewProblems)),
    ...(await page.evaluate(findCodeProblems)),
    ...(await page.evaluate(findUnevenPairs)),
    ...(await page.evaluate(findUnevenFigures)),
    ...(await page.evaluate(findForcedStateProblems)),
    ...(await page.evaluate(findUnequalVariants)),
    ...(await page.evaluate(findEmptyCells)),
    ...(await page.evaluate(findForeignColours)),
  ];
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

/**
 * Runs in the page. A control that shows the inside of an element, or that needs a press before it has a value, is no
 * use to a designer. An optional text may be unset, but then its description must say what it is for.
 */
function findControlProblems(): string[] {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable tbody tr')];
  return rows.flatMap(({ cells }) => {
    const control = cells[cells.length - 1];
    const name = cells[0]?.textContent ?? '';
    const button = control?.querySelector('button')?.textContent ?? '';
    const types = /string|number|boolean|Partial<\w+>|undefined|Change it in the code\.|\W/g;
    const onlyType = (cells[1]?.textContent ?? '').replaceAll(types, '') === '';
    if (/^(["'])(["'])[^"']*\2\1$/.test(cells[2]?.textContent ?? ''))
      return [`The default of ${name} is quoted twice.`];
    if (control?.textContent.includes('Setup controls')) {
      return [`The story does not use its args, so ${name} has no control.`];
    }
    if (control?.textContent.includes('$$typeof'))
      return [`The control of ${name} shows the inside of an element.`];
    if (['labels', 'required', 'disabled'].includes(name) && onlyType) {
      return [`No description says what ${name} is for.`];
    }
    if (/^Set (boolean|object)/.test(button)) return [`The control of ${name} has no value: “${button}”.`];
    if (/^Set (string|number)/.test(button) && onlyType) {
      return [`The control of ${name} is unset, and no description says what it is for.`];
    }
    return [];
  });
}

/** Runs in the page. An example stays in its frame while the page scrolls, and is not much higher than a window. */
async function findPreviewProblems(): Promise<string[]> {
  const maxHeight = 1600;
  const scrolled = document.documentElement.scrollTop;
  window.scrollTo(0, document.documentElement.scrollHeight / 2);
  // A bar learns of it by an event.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const covering = document
    .elementsFromPoint(window.innerWidth / 2, 10)
    .find((element) => getComputedStyle(element).position === 'fixed');
  window.scrollTo(0, scrolled);
  // A calendar that opens later covers what follows, so a closed one needs no room.
  const roomy = [...document.querySelectorAll('.sb-story:has([data-slot=date-picker])')].filter((story) => {
    const shown = [
      ...story.querySelectorAll('[data-slot=date-picker], label, button, p, [data-slot=calendar]'),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().bottom);
    return story.getBoundingClientRect().bottom - Math.max(...shown) > 200;
  });
  const high = [...document.querySelectorAll<HTMLElement>('.sbdocs-preview')].filter(
    ({ offsetHeight }) => offsetHeight > maxHeight,
  );
  return [
    ...(covering ? [`An example covers the page: ${covering.outerHTML.slice(0, 100)}`] : []),
    ...roomy.map(() => 'A preview of a date picker has room for a calendar that is closed.'),
    ...high.map(({ offsetHeight }) => `A preview is ${offsetHeight} px high.`),
  ];
}

/** Runs in the page. Code is set in a monospaced font, and does not look like a link. */
function findCodeProblems(): string[] {
  const probe = document.createElement('i');
  probe.style.color = 'var(--piri-accent)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const wrong = [...document.querySelectorAll('.sbdocs-content code')]
    .filter((code) => !code.closest('.sb-story, [data-live-example], .docblock-argstable, a'))
    .find((code) => {
      const style = getComputedStyle(code);
      return !style.fontFamily.includes('monospace') || style.color === color;
    });
  return wrong ? [`“${wrong.textContent?.slice(0, 40)}” does not look like code.`] : [];
}

/** Runs in the page. A number of the anatomy must point at a part that is there. */
function findAnatomyProblems(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-anatomy-missing]')].map(
    ({ dataset }) => `The picture of the anatomy has no ${dataset['anatomyMissing']}.`,
  );
}

/** Runs in the page. The examples of a do and a don’t that are side by side have the same height. */
function findUnevenPairs(): string[] {
  return [...document.querySelectorAll('[data-do-and-dont]')].flatMap((pair) => {
    const [right, wrong] = [...pair.querySelectorAll(':scope > figure > div')].map((example) =>
      example.getBoundingClientRect(),
    );
    if (!right || !wrong) return ['A do or a don’t has no example.'];
    const isSideBySide = Math.abs(right.top - wrong.top) < 1;
    return isSideBySide && Math.abs(right.height - wrong.height) > 1
      ? [`The do is ${Math.round(right.height)} px high and the don’t ${Math.round(wrong.height)} px.`]
      : [];
  });
}

/** Runs in the page. Numbers side by side are level, although the label of one is longer. */
function findUnevenFigures(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-figures]')].flatMap((figures) => {
    // As on a tablet, where the longer labels wrap.
    figures.style.width = '40rem';
    const heights = new Map<number, Set<number>>();
    for (const figure of figures.children) {
      const row = Math.round(figure.getBoundingClientRect().top);
      const number = Math.round(figure.querySelector('dd')?.getBoundingClientRect().top ?? 0);
      heights.set(row, (heights.get(row) ?? new Set()).add(number));
    }
    figures.style.width = '';
    return [...heights.values()]
      .filter(({ size }) => size > 1)
      .map((tops) => `The numbers of a row are at ${[...tops].join(' and ')} px.`);
  });
}

/**
 * Runs in the page. In a sheet, what is hovered, focused or pressed looks different from the first cell of its row, and
 * a pressed button also from one that is only hovered.
 */
function findForcedStateProblems(): string[] {
  // Not all properties: a column may be a fraction of a pixel wider than the next.
  const visible = [
    ...['color', 'background-color', 'background-image', 'background-size', 'border-color', 'border-width'],
    ...['box-shadow', 'outline', 'opacity', 'visibility', 'clip-path', 'filter', 'transform', 'translate'],
    ...['scale', 'text-decoration', 'stroke', 'fill'],
  ];
  const look = (cell: Element | null | undefined) =>
    [...(cell?.querySelectorAll('*') ?? [])]
      .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
      .map((style) => visible.map((name) => style.getPropertyValue(name)).join())
      .join('\n');
  return [...document.querySelectorAll<HTMLElement>('[data-sheet-cell]')].flatMap((cell) => {
    const states = [...cell.querySelectorAll<HTMLElement>('[data-forced]')].map(
      ({ dataset }) => dataset['forced'],
    );
    if (states.length === 0) return [];
    const row = cell.closest('[data-sheet-row]');
    const title = cell.dataset['sheetCell'];
    const isPressedButton = states.includes('hover active') && cell.querySelector('[data-slot=button]');
    const others = [
      row?.querySelector('[data-sheet-cell]'),
      isPressedButton && row?.querySelector('[data-forced=hover]')?.closest('[data-sheet-cell]'),
    ];
    return others
      .filter((other) => other && look(other) === look(cell))
      .map((other) => {
        const name = (other as HTMLElement).dataset['sheetCell'];
        return `In the row “${row?.getAttribute('data-sheet-row')}” of the sheet, “${title}” looks like “${name}”.`;
      });
  });
}

/** Runs in the page. The variants of a button with the same text are equally wide, also if one has a border. */
function findUnequalVariants(): string[] {
  const widths = [
    ...document.querySelectorAll<HTMLElement>('[data-variants-sheet] tr[data-sheet-row]'),
  ].flatMap((row) => {
    const button = row.querySelector('[data-sheet-cell] > [data-slot=button]');
    return button
      ? [`${row.dataset['sheetRow']}: ${button.getBoundingClientRect().width.toFixed(2)} px`]
      : [];
  });
  return new Set(widths.map((width) => width.replace(/.*: /, ''))).size > 1
    ? [`The variants are not equally wide: ${widths.join(', ')}.`]
    : [];
}

/** Runs in the page. The checks of a component fill their rows. */
function findEmptyCells(): string[] {
  const checks = document.querySelector('[aria-label=Status] dl');
  if (!checks) return [];
  const cells = [...checks.children];
  const end = cells.at(-1)?.getBoundingClientRect().right ?? 0;
  return cells.every(({ textContent }) => textContent) && checks.getBoundingClientRect().right - end < 1
    ? []
    : ['The last row of the checks has an empty cell.'];
}

/** Runs in the page. The controls have the colours of the brand: Storybook tints them blue, and browsers their inputs. */
function findForeignColours(): string[] {
  const table = document.querySelector('.docblock-argstable');
  if (!table) return [];
  const probe = document.createElement('i');
  document.body.append(probe);
  const resolve = (token: string) => {
    probe.style.color = `var(--piri-${token})`;
    return getComputedStyle(probe).color;
  };
  const toggle = table.querySelector('label:has(> input[role=switch])');
  const set = [...table.querySelectorAll('td button')].find(({ textContent }) =>
    textContent?.startsWith('Set '),
  );
  const found = [
    ['Its inputs', getComputedStyle(table).accentColor, resolve('accent')],
    ['Its switch', toggle && getComputedStyle(toggle).backgroundColor, resolve('surface-strong')],
    ['Its button', set && getComputedStyle(set).backgroundColor, resolve('surface-muted')],
  ].flatMap(([what, is, expected]) =>
    is && is !== expected ? [`${what} in the table of controls: ${is} instead of ${expected}.`] : [],
  );
  probe.remove();
  return found;
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
