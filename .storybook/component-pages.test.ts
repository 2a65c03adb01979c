import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const ofTheDesignSystem = globSync('packages/ui/src/*/*.mdx', { cwd: root });
const pages = [...ofTheDesignSystem, ...globSync('apps/storefront/app/**/*.mdx', { cwd: root })];

const sections = [
  'What it is for',
  'Preview',
  'Anatomy',
  'Do and don’t',
  'Keyboard',
  'For assistive technology',
  'Props',
  'Data attributes',
];

test('BENCH-1 every component with stories has a page', () => {
  const withStories = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).map(dirname);
  // The shop's own components are listed under Commerce without a page. Those that are like the design system's have
  // one.
  const ofTheShop = globSync('apps/storefront/app/**/*.stories.tsx', { cwd: root })
    .filter((file) => read(file).includes("title: 'Components/"))
    .map(dirname);
  const withPage = pages.map(dirname);
  expect(ofTheDesignSystem.length).toBeGreaterThan(40);
  expect(ofTheShop.length).toBeGreaterThan(0);
  expect([...withStories, ...ofTheShop].filter((part) => !withPage.includes(part))).toEqual([]);
});

test.each(pages)('BENCH-1 %s has all sections of the template, in order', (page) => {
  const titles = [...read(page).matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(titles.filter((title) => sections.includes(title ?? ''))).toEqual(sections);
});

test.each(pages)('BENCH-1 %s has all blocks of the template', (page) => {
  const source = read(page);
  for (const block of [
    '<ComponentIntro',
    '<WhenToUse',
    '<Preview',
    '<Anatomy',
    '<DoAndDont',
    '<KeyboardTable',
    '<ArgTypes',
    '<DataAttributesTable',
  ]) {
    expect(source).toContain(block);
  }
});

test.each(ofTheDesignSystem)('BENCH-28 %s ends with the tokens that the component uses', (page) => {
  expect(read(page)).toMatch(/\n## Tokens\n\n<TokensUsed \/>\n$/);
});

test.each(pages)('BENCH-28 %s has numbers that point at parts of the picture', (page) => {
  const source = read(page);
  const anatomy = source.slice(source.indexOf('<Anatomy'), source.indexOf('## Do and don’t'));
  expect(anatomy).toMatch(/ at: '[^']+',/);
});

test.each(pages)('BENCH-28 %s has a number in the picture for each part, or says why not', (page) => {
  const source = read(page);
  const anatomy = source.slice(source.indexOf('<Anatomy'), source.indexOf('## Do and don’t'));
  const parts = [...anatomy.replace(/example={`[^`]*`}/, '').matchAll(/\{ name: ['"`].*$/gm)].map(
    ([part]) => part,
  );
  expect(parts).not.toEqual([]);
  expect(parts.filter((part) => / at: ['"`]/.test(part) === / notShown: ['"`]/.test(part))).toEqual([]);
});

/** Components with such a prop whose page has no sheet, and the reason. */
const withoutSheet: Readonly<Record<string, string>> = {
  'cart-line': 'It is an item of a list, which a cell of a table is not.',
  drawer: 'It covers the window.',
  field: 'The tone belongs to FieldError.',
  'file-upload': 'The size is that of a file.',
  image: 'Whether fit and backdrop may be set depends on each other.',
  'order-summary': 'The tone belongs to OrderSummaryAmount.',
  'pop-up': 'It covers the window.',
  skeleton: 'The size belongs to SkeletonText.',
  stepper: 'The state belongs to a step.',
  table: 'A layout needs the width of a page.',
  timeline: 'The state belongs to TimelineEvent.',
  toast: 'ToastRegion shows what is passed to showToast.',
};

/** Components without such a prop whose states are what a designer has to see side by side. */
const withSheetOfStates = ['date-picker', 'mega-menu'];

test.each(ofTheDesignSystem)('BENCH-28 %s has a sheet of the variants, if there are any', (page) => {
  const component = page.split('/').at(-2) ?? '';
  const source = globSync(`packages/ui/src/${component}/*.tsx`, { cwd: root })
    .filter((file) => !/\.(stories|test|fixtures)\./.test(file))
    .map(read)
    .join('\n');
  const hasVariants =
    /^ {2}(variant|size|tone|level|layout|orientation|direction|state|side|backdrop)\??: /m.test(source);
  const hasSheet = /<(Variants|Figures)Sheet\s/.test(read(page));
  if (component in withoutSheet)
    expect({ hasVariants, hasSheet }).toEqual({ hasVariants: true, hasSheet: false });
  else if (hasVariants || withSheetOfStates.includes(component)) expect(hasSheet).toBe(true);
});

/** One figure or column alone is no comparison. */
test.each(ofTheDesignSystem.filter((page) => read(page).includes('<FiguresSheet')))(
  'BENCH-28 %s has a sheet with the states of the component',
  (page) => {
    const [, states = ''] = /<FiguresSheet[\s\S]*? states={{([\s\S]*?)\n {2}}}\n\/>/.exec(read(page)) ?? [];
    expect([...states.matchAll(/^ {4}['\w]/gm)].length).toBeGreaterThan(4);
  },
);

test.each(pages)('BENCH-28 %s shows the story that its controls change, directly above them', (page) => {
  const source = read(page);
  for (const [, story] of source.matchAll(/<Controls of=\{([\w.]+)\} \/>/g)) {
    expect(source).toContain(`<Preview of={${story}} />\n\n<Controls of={${story}} />`);
  }
});

/** Returns what a page states about its component: purpose, use, alternatives, do and don’t. */
function listClaims(page: string): string[] {
  const source = read(page);
  const lead = /<ComponentIntro [^>]*>([\s\S]*?)<\/ComponentIntro>/.exec(source)?.[1] ?? '';
  const choice = /<WhenToUse([\s\S]*?)\/>\n/.exec(source)?.[1] ?? '';
  const examples = /<DoAndDont([\s\S]*?)\n\/>/.exec(source)?.[1] ?? '';
  const quoted = [...choice.matchAll(/'((?:[^'\\]|\\.)+)'|"([^"]+)"/g)].map(
    ([, one, two]) => one ?? two ?? '',
  );
  const because = [...examples.matchAll(/because:\s*(?:'((?:[^'\\]|\\.)+)'|"([^"]+)")/g)].map(
    ([, one, two]) => one ?? two ?? '',
  );
  return [lead, ...quoted, ...because].map((text) => text.replace(/\s+/g, ' ').trim().toLowerCase());
}

test.each(pages)('BENCH-1 %s states its purpose, when to use it, alternatives, a do and a don’t', (page) => {
  const claims = listClaims(page);
  expect(claims.length).toBeGreaterThanOrEqual(5);
  for (const claim of claims) expect(claim).not.toBe('');
});

test('BENCH-1 no two components share a sentence of purpose, of use, or of do and don’t', () => {
  const pagesByClaim = new Map<string, string[]>();
  for (const page of pages) {
    for (const claim of new Set(listClaims(page))) {
      pagesByClaim.set(claim, [...(pagesByClaim.get(claim) ?? []), page]);
    }
  }
  expect([...pagesByClaim].filter(([, sharing]) => sharing.length > 1)).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
