import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { isProductionSource, readSourceFiles } from './sources.ts';

const code = readSourceFiles('{packages,apps,commands,launcher,.storybook}/**/*.{ts,tsx,mjs,js,css}');
const product = code.filter(isProductionSource).filter(({ path }) => /^(packages|apps)\//.test(path));
const paths = (files: typeof code) => files.map(({ path }) => path);

it('finds source files', () => {
  expect(product.length).toBeGreaterThan(50);
});

describe('file names', () => {
  it('describe the content: only a small package has an index.ts', () => {
    const indexes = code.filter(({ path }) => /^index\./.test(basename(path)));
    expect(paths(indexes).filter((path) => !/^packages\/[\w-]+\/src\/index\.ts$/.test(path))).toEqual([]);
  });

  it('are not generic, such as utils, helpers, types or lib', () => {
    const drawers = code.filter(({ path }) =>
      /\/(utils?|helpers?|hooks|types|misc|common|lib)(\/|\.)/.test(path),
    );
    expect(paths(drawers).filter((path) => path !== 'commands/test/types.ts')).toEqual([]);
  });
});

it('requirement numbers are in test names only, not in the product', () => {
  const subjects =
    'AUTH|BENCH|CALL|CART|CHECK|CONT|DETAIL|FILE|FOOT|FORM|MODAL|MONEY|NAV|NEWS|SHELL|SHOP|TOAST|WISH';
  expect(paths(product.filter(({ text }) => new RegExp(`\\b(${subjects})-\\d`).test(text)))).toEqual([]);
});

it('components use tokens instead of raw colours', () => {
  const components = product
    .filter(({ path }) => /^(packages\/ui\/src|apps\/storefront\/app)\//.test(path))
    .filter(({ path }) => !/^packages\/ui\/src\/tokens\/|\.generated\.css$|\/build-[\w-]+\.ts$/.test(path))
    // A flag's colours are prescribed by its country; no theme changes them.
    .filter(({ path }) => path !== 'packages/ui/src/country-flag/flag-elements.tsx');
  // "#0000" is transparent, not a colour: it makes the gaps in gradients.
  const raw =
    /(?<![\w&])#(?!0000\b)([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(rgb|hsl|oklch)a?\(\s*\d/i;
  const found = components.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (raw.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

it('no check is disabled without a reason', () => {
  const silenced = code.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => /@ts-(ignore|nocheck)|\bas any\b|biome-ignore [\w/]+:?\s*$/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(silenced.filter((line) => !line.startsWith('commands/repository/house-style.test.ts'))).toEqual([]);
});

describe('an element with position-try-fallbacks, which WebKit repositions endlessly', () => {
  const placed = product.filter(({ text }) => text.includes('[position-try-fallbacks:'));

  it('has neither a transition nor an animation, whose first frame WebKit may keep', () => {
    expect(placed.length).toBeGreaterThan(1);
    const moving = placed.filter(({ text }) =>
      /\btransition\b|transition-(?!none)|\breveal\b|\bfade-\w|\banimat(e|ion)\b/.test(text),
    );
    expect(paths(moving)).toEqual([]);
  });

  it('has fallbacks only while it is open, so that WebKit does not freeze on a resize', () => {
    expect(paths(placed.filter(({ text }) => /(?<!open:)\[position-try-fallbacks:/.test(text)))).toEqual([]);
  });
});

it('the API and the design system have the same font for the taka sign', () => {
  const [own, theirs] = ['apps/api/src/core/taka.woff2', 'packages/ui/src/fonts/anek-taka.woff2'].map(
    (path) => readFileSync(join(repositoryRoot, path)),
  );
  expect(own?.equals(theirs ?? Buffer.of())).toBe(true);
});
