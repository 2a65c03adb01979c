// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { afterAll, expect, test } from 'vitest';
import { getVariables } from '../src/tokens/build-stylesheets.ts';
import { getTokens } from '../src/tokens/tokens.ts';
import { buildTailwindEntry } from './build-tailwind-entry.ts';

const { resolve } = createRequire(import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'piri-entry-'));
const styles = join(folder, 'styles');
buildTailwindEntry(join(import.meta.dirname, '../src/styles'), styles);
// The rules of the components have a prefix of their own, so they cannot change a class of Tailwind.
writeFileSync(join(folder, 'styles.css'), '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Loads Tailwind with a style sheet, as its plugin does. */
function load(css: string) {
  return loadDesignSystem(css, {
    base: styles,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolve(id.replace(/^tailwindcss$/, '$&/index.css'));
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
}

type DesignSystem = Awaited<ReturnType<typeof load>>;

const variables = getVariables(getTokens('light'));

/** Returns the CSS of each class, with values instead of variables. `null` is a class without a rule. */
function compile(system: DesignSystem, classes: string[]): (string | null)[] {
  const value = (name: string) => variables.get(name) ?? system.resolveThemeValue(name, true);
  return system
    .candidatesToCss(classes)
    .map((css) => css?.replace(/var\((--[\w-]+)\)/g, (use, name) => value(name) ?? use) ?? null);
}

/** A colour of the palette other than red: 15,000 classes, of which one hue shows enough. */
const otherHue = /-(?!red-)[a-z]{4,}-(50|[1-9]00|950)$/;

const tailwind = '@import "tailwindcss";';
const designSystem = '@import "./tailwind.css";';

/** The class and the variants that the README lists. */
const inReadme = /^(max-w-prose|([\w-]+-)?dark:flex)$/;

test.each([
  ['before', tailwind + designSystem],
  ['after', designSystem + tailwind],
])(
  "Tailwind's classes keep their meaning if it is imported %s this sheet",
  async (_, css) => {
    const [host, both] = await Promise.all([load(tailwind), load(css)]);
    const variants = host
      .getVariants()
      .flatMap(({ name, values, hasDash }) => [
        name,
        ...values.map((value) => `${name}${hasDash ? '-' : ''}${value}`),
      ]);
    const classes = [
      ...host.getClassList().flatMap(([name]) => (otherHue.test(name) ? [] : [name])),
      ...variants.map((variant) => `${variant}:flex`),
    ];
    const before = compile(host, classes);
    const after = compile(both, classes);
    const removed = classes.filter((_, index) => before[index] !== null && after[index] === null);
    const changed = classes.filter((_, index) => before[index] !== after[index]);
    expect(classes.length).toBeGreaterThan(5_000);
    expect(removed).toEqual([]);
    expect(changed.filter((name) => !inReadme.test(name))).toEqual([]);
  },
  // Tailwind compiles some 8,700 classes twice, which can take more than the default of 5 s on a busy machine.
  30_000,
);

test("`sm:` begins at Tailwind's 40rem, with and without the theme of Tailwind, unless an app chose another width", async () => {
  const widthOf = async (css: string) =>
    compile(await load(css), ['sm:flex'])[0]?.match(/width >= (\w+)/)?.[1];
  expect(await widthOf(designSystem)).toBe('40rem');
  expect(await widthOf(tailwind + designSystem)).toBe('40rem');
  expect(await widthOf(`@theme { --breakpoint-sm: 33rem; } ${tailwind}${designSystem}`)).toBe('33rem');
});
