// @vitest-environment node
import { expect, test } from 'vitest';
import { contrastRequirements } from '../src/tokens/contrast-requirements.ts';
import { modes } from '../src/tokens/tokens.ts';
import { hasEnoughContrast, measurePairs } from './measure-contrast.ts';
import { parseColour } from './parse-colour.ts';
import { readBrand } from './read-brand.ts';
import { readThemeCss } from './read-theme-css.ts';
import { contrastLevels, getRequiredContrast } from './required-contrast.ts';
import { makeTheme } from './write-theme-css.ts';

const accents = ['#006400', '#f5e050', '#d32f2f', '#0000ff', '#000000', '#ffffff', '#7f7f7f'];
const brands = accents.flatMap((accent) =>
  contrastLevels.flatMap((contrast) => [
    { accent, contrast },
    { accent, sale: accent, highlight: accent, neutral: accent, contrast },
  ]),
);

test.each(brands.flatMap((brand) => modes.map((mode) => ({ brand, mode, title: JSON.stringify(brand) }))))(
  '$title is readable in all pairs of the mode $mode',
  ({ brand, mode }) => {
    const { css } = makeTheme(readBrand(brand), 'A brand.');
    for (const values of readThemeCss(css, mode)) {
      const pairs = measurePairs(mode, brand.contrast, (name) =>
        parseColour(values.get(`--piri-${name}`) ?? ''),
      );
      expect(pairs.length).toBeGreaterThan(80);
      expect(pairs.filter((pair) => !hasEnoughContrast(pair))).toEqual([]);
    }
  },
);

test('a colour that is readable stays as it is, and one that is not is listed with the reason', () => {
  const dark = makeTheme(readBrand({ accent: '#0b3d0b' }), 'A brand.');
  expect(dark.css).toContain('--piri-accent: #0b3d0b;');
  expect(dark.adjustments).toEqual([]);
  // Above AA by little: 5.03 on the darkest surface.
  const green = makeTheme(readBrand({ accent: '#0b6b4f' }), 'A brand.');
  expect(green.css).toContain('--piri-accent: #0b6b4f;');
  expect(green.adjustments).toEqual([]);
  const red = makeTheme(readBrand({ accent: '#d32f2f' }), 'A brand.');
  expect(red.adjustments).toMatchObject([
    { mode: 'light', name: 'accent', from: '#d32f2f', pair: { background: 'surface-muted', minimum: 4.5 } },
  ]);
  expect(red.css).toContain('Light: accent #d32f2f → ');
});

test('at the level aaa, every text has 7 in light and dark mode too', () => {
  const green = makeTheme(readBrand({ accent: '#0b6b4f', contrast: 'aaa' }), 'A brand.');
  expect(green.css).toContain('Light: accent #0b6b4f → ');
  expect(green.css).toContain('because accent on page had 6.27 of 7');
});

test('our own tokens promise at least what the default level requires', () => {
  for (const mode of modes)
    for (const requirement of contrastRequirements) {
      const { minimum, minimumHighContrast } = requirement;
      const promised = mode.endsWith('more-contrast') ? minimumHighContrast : minimum;
      const required = getRequiredContrast(requirement, mode, 'aa');
      expect(promised, requirement.foreground).toBeGreaterThanOrEqual(required);
    }
});

test('the focus ring follows an adjusted accent', () => {
  const { css } = makeTheme(readBrand({ accent: '#f5e050' }), 'A brand.');
  const [values] = readThemeCss(css, 'light');
  expect(values?.get('--piri-focus')).toBe(values?.get('--piri-accent'));
  expect(values?.get('--piri-accent')).not.toBe('#f5e050');
});

test('corners, fonts, sizes and spacing are set once, and nothing that stays ours', () => {
  const { css } = makeTheme(
    readBrand({
      radius: { control: '10px' },
      font: { text: 'Inter, sans-serif' },
      fontSize: { body: '1.0625rem' },
      spacing: '0.22rem',
    }),
    'A brand.',
  );
  expect([...css.matchAll(/(--piri-[\w-]+): (.+);/g)].map(([, name, value]) => `${name}: ${value}`)).toEqual([
    '--piri-font-text: Inter, sans-serif',
    '--piri-spacing: 0.22rem',
    '--piri-radius-control: 10px',
    '--piri-font-size-body: 1.0625rem',
  ]);
});

test.each([
  [{ accent: 'var(--x)' }, 'Write an opaque colour'],
  [{ accent: '#0b6e4f80' }, 'Write an opaque colour'],
  [
    { accents: '#0b6e4f' },
    'none of accent, sale, highlight, neutral, radius, font, fontSize, spacing, contrast',
  ],
  [{ radius: { button: '1px' } }, 'none of chip, control, card, full, mitre'],
  [{ font: { body: 'Inter' } }, 'none of display, text'],
  [{ spacing: 4 }, 'Write a CSS value as text'],
  [{ spacing: '1px; } body { color: red' }, 'Write a CSS value as text'],
  [{ contrast: 'AAA' }, 'none of aa, aaa'],
  [[], 'is not a JSON object'],
])('an error says what to write instead of %j', (file, message) => {
  expect(() => readBrand(file)).toThrow(message);
});
