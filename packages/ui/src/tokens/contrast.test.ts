import { expect, test } from 'vitest';
import { getContrastRatio } from './contrast.ts';
import { contrastRequirements } from './contrast-requirements.ts';
import { toCssValue } from './css-value.ts';
import { getTokens, modes, type ThemeAndContrast } from './tokens.ts';

function colour(mode: ThemeAndContrast, name: string): string {
  const token = getTokens(mode).get(`color.${name}`);
  if (!token) throw new Error(`There is no token color.${name}.`);
  return toCssValue(token);
}

test('calculates the ratio as WCAG defines it', () => {
  expect(getContrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(getContrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const cases = modes.flatMap((mode) =>
  contrastRequirements.flatMap((requirement) =>
    requirement.backgrounds.map((ground, at) => ({ mode, ground, at, ...requirement })),
  ),
);

test.each(cases)(
  '$mode: $foreground has enough contrast on $ground',
  ({ mode, foreground: name, ground, minimum, minimumHighContrast }) => {
    const ratio = getContrastRatio(colour(mode, name), colour(mode, ground));
    expect(ratio).toBeGreaterThanOrEqual(mode.endsWith('more-contrast') ? minimumHighContrast : minimum);
  },
);

const measured = cases.flatMap(({ designed, ...rest }) => {
  const ratio = designed?.[rest.mode]?.[rest.at];
  return ratio === undefined ? [] : [{ ...rest, ratio }];
});

test.each(measured)('$mode: $foreground on $ground has the designed ratio of $ratio', (pair) => {
  const ratio = getContrastRatio(colour(pair.mode, pair.foreground), colour(pair.mode, pair.ground));
  expect(Math.abs(ratio - pair.ratio)).toBeLessThanOrEqual(0.06);
});

test('every colour for text or edges is in a pair', () => {
  const grounds = new Set(contrastRequirements.flatMap((requirement) => requirement.backgrounds));
  const paired = new Set([...contrastRequirements.map((pair) => pair.foreground), ...grounds]);
  const names = [...getTokens('light').keys()]
    .filter((path) => path.startsWith('color.'))
    .map((path) => path.slice(6));
  // The scrim is an overlay and the subtle border is decoration: neither carries meaning.
  expect(names.filter((name) => !paired.has(name))).toEqual(['border-subtle', 'scrim']);
});
