// @vitest-environment node
import { expect, test } from 'vitest';
import { hexToOklch, oklchToHex } from './colour-spaces.ts';
import { parseColour } from './parse-colour.ts';

test.each([
  ['DarkGreen', '#006400'],
  ['#0A5', '#00aa55'],
  ['#0a5c36ff', '#0a5c36'],
  ['#0a5f', '#00aa55'],
  ['rgb(10, 92, 54)', '#0a5c36'],
  ['rgb(10 92 54 / 1)', '#0a5c36'],
  ['rgba(10, 92, 54, 1)', '#0a5c36'],
  ['hsl(152 80% 20%)', '#0a5c36'],
  ['hsl(-208deg 80% 20% / 100%)', '#0a5c36'],
  ['oklch(62.8% 0.25768 29.234)', '#ff0000'],
  ['oklab(0.62796 0.22486 0.12585)', '#ff0000'],
  ['oklch(1 none none)', '#ffffff'],
])('reads %s as %s', (text, hex) => {
  expect(parseColour(text)).toBe(hex);
});

test.each([
  '',
  'transparent',
  'currentColor',
  '#0a5c3680',
  'rgb(10 92 54 / 50%)',
  'rgba(1, 2, 3, .5)',
  'rgb(a b c)',
  'color-mix(in oklab, red, blue)',
  'var(--x)',
  '#12',
  'oklch(.5 .1)',
])('does not read %j', (text) => {
  expect(parseColour(text)).toBeNull();
});

test('a change of lightness and back is the same colour', () => {
  for (const hex of ['#25387a', '#b61d3c', '#f3c64c', '#000000', '#ffffff', '#7f7f7f']) {
    expect(oklchToHex(hexToOklch(hex))).toBe(hex);
  }
});
