import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { cssValue } from './css-value.ts';
import { type Mode, modes, tokensOf } from './tokens.ts';

function colour(mode: Mode, name: string): string {
  const token = tokensOf(mode).get(`color.${name}`);
  if (!token) throw new Error(`There is no token color.${name}.`);
  return cssValue(token);
}

test('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const cases = modes.flatMap((mode) =>
  contrastPairs.flatMap((pair) => pair.grounds.map((ground, at) => ({ mode, ground, at, ...pair }))),
);

test.each(cases)('$mode: $colour can be read on $ground', ({ mode, colour: name, ground, least, more }) => {
  const ratio = contrast(colour(mode, name), colour(mode, ground));
  expect(ratio).toBeGreaterThanOrEqual(mode.endsWith('more-contrast') ? more : least);
});

const measured = cases.flatMap(({ designed, ...rest }) => {
  const ratio = designed?.[rest.mode]?.[rest.at];
  return ratio === undefined ? [] : [{ ...rest, ratio }];
});

test.each(measured)('$mode: $colour on $ground is the $ratio that was designed', (pair) => {
  const ratio = contrast(colour(pair.mode, pair.colour), colour(pair.mode, pair.ground));
  expect(Math.abs(ratio - pair.ratio)).toBeLessThanOrEqual(0.06);
});

test('every colour that is text or an edge is in a pair', () => {
  const grounds = new Set(contrastPairs.flatMap((pair) => pair.grounds));
  const judged = new Set([...contrastPairs.map((pair) => pair.colour), ...grounds]);
  const names = [...tokensOf('light').keys()]
    .filter((path) => path.startsWith('color.'))
    .map((path) => path.slice(6));
  // The scrim lies between, the hairline is decoration: neither carries meaning.
  expect(names.filter((name) => !judged.has(name))).toEqual(['hairline', 'scrim']);
});
