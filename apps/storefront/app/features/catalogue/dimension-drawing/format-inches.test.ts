import { expect, test } from 'vitest';
import { formatInches } from './format-inches.ts';

test.each([
  [194, '76⅜'],
  [228, '89¾'],
  [80, '31½'],
  [44, '17⅜'],
  [96, '37¾'],
  [205, '80¾'],
  [254, '100'],
  [2.54, '1'],
  [1, '⅜'],
  [1.5, '⅝'],
  [0.1, '0'],
  // 2.99 inches round to 3, not to 2⅞.
  [7.6, '3'],
])('DETAIL-3 %d cm are %s inches, to the nearest eighth', (centimetres, inches) => {
  expect(formatInches(centimetres)).toBe(inches);
});

test('DETAIL-3 no length up to three metres is off by more than a sixteenth of an inch', () => {
  const parts = { '': 0, '⅛': 1, '¼': 2, '⅜': 3, '½': 4, '⅝': 5, '¾': 6, '⅞': 7 };
  for (let millimetres = 1; millimetres <= 3000; millimetres++) {
    const [, whole = '', part = ''] = /^(\d*)(\D?)$/.exec(formatInches(millimetres / 10)) ?? [];
    const said = Number(whole) + parts[part as keyof typeof parts] / 8;
    expect(Math.abs(said - millimetres / 25.4)).toBeLessThanOrEqual(1 / 16 + 1e-9);
  }
});
