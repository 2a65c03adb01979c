import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convertTypedLength, formatFreeSpace, formatLength, parseLength } from './lengths.ts';

it.each([
  ['90', 90],
  [' 90 cm ', 90],
  ['92.5', 92.5],
  ['92,5', 92.5],
  ['৯০', 90],
  ['২১০ cm', 210],
])('FORM-1 parses “%s” as %d cm', (text, centimetres) => {
  expect(parseLength(text, 'cm')).toBe(centimetres);
});

it.each([
  ['35', 35],
  ['35.5 in', 35.5],
  ['35 1/2', 35.5],
  ['35½"', 35.5],
  ['৩৫ ১/২ inches', 35.5],
  ['¾', 0.75],
  [`6' 8"`, 80],
  ['12 ft', 144],
  ['6’8½”', 80.5],
])('FORM-1 parses “%s” as %d inches', (text, inches) => {
  expect(parseLength(text, 'in')).toBeCloseTo(inches * 2.54, 6);
});

const nonsense = ['', ' ', '0', '-5', '2001', 'wide', '9e2', '1e99', '90 x 210', 'NaN'];

it.each([...nonsense, '35"', '35 1/2'])('rejects “%s” as centimetres', (text) => {
  expect(parseLength(text, 'cm')).toBeUndefined();
});

it.each([...nonsense, '788', '90 cm', '1/0', '"', 'in', "99' 9"])('rejects “%s” as inches', (text) => {
  expect(parseLength(text, 'in')).toBeUndefined();
});

it('DETAIL-3 converts to the other unit and back without loss, to the millimetre or the eighth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (millimetres) => {
      const typed = String(millimetres / 10);
      expect(convertTypedLength(convertTypedLength(typed, 'cm', 'in'), 'in', 'cm')).toBe(typed);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6_000 }), (eighths) => {
      const typed = String(eighths / 8);
      expect(convertTypedLength(convertTypedLength(typed, 'in', 'cm'), 'cm', 'in')).toBe(typed);
    }),
  );
});

it('leaves text unchanged if it cannot be parsed or is already in the unit', () => {
  expect(convertTypedLength('wide', 'cm', 'in')).toBe('wide');
  expect(convertTypedLength('35½', 'in', 'in')).toBe('35½');
});

it('DETAIL-3 formats lengths in the given unit, and rounds free space down', () => {
  expect(formatLength(89.9922, 'cm')).toBe('90 cm');
  expect(formatLength(90.17, 'in')).toBe('35½ in');
  expect([formatFreeSpace(212.9, 'cm'), formatFreeSpace(212.9, 'in'), formatFreeSpace(-4, 'in')]).toEqual([
    '212 cm',
    '83 in',
    '0 in',
  ]);
});

it.each(['cm', 'in'] as const)(
  'FORM-1 rejects a length in %s that contains a hundred thousand spaces without a delay',
  (unit) => {
    expect(parseLength(`1'${' '.repeat(100_000)}x`, unit)).toBeUndefined();
  },
);
