import { getTokens, modes } from '@piri/ui/tokens';
import { expect, test } from 'vitest';
import { getContrastRatio } from '../../packages/ui/src/tokens/contrast.ts';
import { contrastRequirements } from '../../packages/ui/src/tokens/contrast-requirements.ts';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { makeMode } from '../../packages/ui/theme/make-theme.ts';
import { brand, buildBrandCss, buildHighContrastCss, getBrandTokens } from './brand.ts';
import daftar from './daftar.json' with { type: 'json' };

const cases = modes.flatMap((mode) =>
  contrastRequirements.flatMap((requirement) =>
    requirement.backgrounds.map((ground) => ({ mode, ground, ...requirement })),
  ),
);

test.each(cases)('$mode: the brand’s $foreground has enough contrast on its $ground', (pair) => {
  const tokens = getBrandTokens(pair.mode);
  const [foreground, background] = [pair.foreground, pair.ground].map((name) => {
    const token = tokens.get(`color.${name}`);
    if (!token) throw new Error(`The brand has no color.${name}.`);
    return toCssValue(token);
  });
  const ratio = getContrastRatio(foreground ?? '', background ?? '');
  expect(ratio).toBeGreaterThanOrEqual(
    pair.mode.endsWith('more-contrast') ? pair.minimumHighContrast : pair.minimum,
  );
});

test('a brand has exactly our tokens: it changes their values and adds none', () => {
  for (const mode of modes) expect([...getBrandTokens(mode).keys()]).toEqual([...getTokens(mode).keys()]);
});

test('a brand changes the palette, fonts and radii, but no semantic tokens', () => {
  expect(Object.keys(daftar).filter((group) => !group.startsWith('$'))).toEqual([
    'palette',
    'font',
    'radius',
  ]);
});

test('the style sheet sets the values of each mode', () => {
  const page = modes.map((mode) => toCssValue(getBrandTokens(mode).get('color.page') ?? missing()));
  for (const value of page) expect(buildBrandCss()).toContain(`--piri-page: ${value};`);
  expect(buildBrandCss()).toContain(':root[data-theme=dark][data-contrast=more][data-brand=daftar]');
  expect(buildBrandCss()).toContain('--piri-radius-card: 20px;');
});

test('more contrast on the workbench is the same as with the system setting in the shop', () => {
  const text = toCssValue(getTokens('dark more-contrast').get('color.text') ?? missing());
  expect(buildHighContrastCss()).toMatch(
    new RegExp(`:root\\[data-theme=dark\\]\\[data-contrast=more\\] \\{[^}]*--piri-text: ${text};`),
  );
});

test.each(modes)('%s: the command has nothing to adjust in the brand', (mode) => {
  expect(makeMode(brand.files, mode).adjustments).toEqual([]);
});

function missing(): never {
  throw new Error('The token is missing.');
}
