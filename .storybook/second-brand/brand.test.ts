import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modes, tokensOf } from '@piri/ui/tokens';
import { expect, test } from 'vitest';
import { contrast } from '../../packages/ui/src/tokens/contrast.ts';
import { contrastPairs } from '../../packages/ui/src/tokens/contrast-pairs.ts';
import { cssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { brandableSheet, brandSheet, brandTokens, contrastSheet } from './brand.ts';
import daftar from './daftar.json' with { type: 'json' };

const cases = modes.flatMap((mode) =>
  contrastPairs.flatMap((pair) => pair.grounds.map((ground) => ({ mode, ground, ...pair }))),
);

test.each(cases)('$mode: the brand’s $colour can be read on its $ground', (pair) => {
  const tokens = brandTokens(pair.mode);
  const [ink, paper] = [pair.colour, pair.ground].map((name) => {
    const token = tokens.get(`color.${name}`);
    if (!token) throw new Error(`The brand has no color.${name}.`);
    return cssValue(token);
  });
  const ratio = contrast(ink ?? '', paper ?? '');
  expect(ratio).toBeGreaterThanOrEqual(pair.mode.endsWith('more-contrast') ? pair.more : pair.least);
});

test('a brand has exactly our tokens: it changes values and adds no name', () => {
  for (const mode of modes) expect([...brandTokens(mode).keys()]).toEqual([...tokensOf(mode).keys()]);
});

test('a brand is a palette, corners and faces: it touches no meaning', () => {
  expect(Object.keys(daftar).filter((group) => !group.startsWith('$'))).toEqual([
    'palette',
    'font',
    'radius',
  ]);
});

test('the sheet sets what differs in each mode', () => {
  const page = modes.map((mode) => cssValue(brandTokens(mode).get('color.page') ?? missing()));
  for (const value of page) expect(brandSheet()).toContain(`--page: ${value};`);
  expect(brandSheet()).toContain(':root[data-theme=dark][data-contrast=more][data-brand=daftar]');
  expect(brandSheet()).toContain('--brand-radius-card: 20px;');
});

test('more contrast on the bench is what the system’s wish gives in the shop', () => {
  const ink = cssValue(tokensOf('dark more-contrast').get('color.ink') ?? missing());
  expect(contrastSheet()).toMatch(
    new RegExp(`:root\\[data-theme=dark\\]\\[data-contrast=more\\] \\{[^}]*--ink: ${ink};`),
  );
});

test('corners and faces stand behind variables: run `node .storybook/second-brand/build-sheet.ts` when not', () => {
  const committed = readFileSync(join(import.meta.dirname, 'brandable.generated.css'), 'utf8');
  expect(committed).toBe(brandableSheet());
});

function missing(): never {
  throw new Error('The token is gone.');
}
