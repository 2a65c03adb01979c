import { expect, it } from 'vitest';
import { findPlaceholderValue, getPlaceholderNames, parsePlaceholders } from './text-placeholders.ts';

const settings = {
  delivery: { zones: [{ id: 'elsewhere', charge: 2800, name: 'Elsewhere' }], madeToOrderDays: 15 },
  returns: { days: 3, madeToOrder: false },
};

it('CONT-3 splits a text at its placeholders and detects which of them are money', () => {
  expect(parsePlaceholders('{returns.days} days, ৳{delivery.zones.elsewhere.charge} each.')).toEqual([
    { figure: 'returns.days', isMoney: false },
    ' days, ',
    { figure: 'delivery.zones.elsewhere.charge', isMoney: true },
    ' each.',
  ]);
  expect(parsePlaceholders('No figure, ৳500 {as it is}.')).toEqual(['No figure, ৳500 {as it is}.']);
  expect(getPlaceholderNames('{a.b}{c}')).toEqual(['a.b', 'c']);
});

it.each([
  ['returns.days', 3],
  ['delivery.zones.elsewhere.charge', 2800],
  ['delivery.zones.nowhere.charge', undefined],
  ['delivery.zones.elsewhere.name', undefined],
  ['returns.madeToOrder', undefined],
  ['returns.constructor', undefined],
  ['nothing.at.all', undefined],
])('CONT-3 resolves %s to a number or to undefined', (name, value) => {
  expect(findPlaceholderValue(settings, name)).toBe(value);
});
