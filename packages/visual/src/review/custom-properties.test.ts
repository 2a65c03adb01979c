import { expect, test } from 'vitest';
import { findChangedProperties, getPropertyAlias, normalizeHexColour } from './custom-properties.ts';

test('BENCH-4 a property is compared rule by rule, and comments do not count', () => {
  const before = ':root{--a:#fff;--b:1px}.dark{--a:#000} /* --c: 1; */';
  const after = ':root { --a: #eee; --b: 1px; }\n.dark { --a: #111 }';
  expect(findChangedProperties(before, after)).toEqual([
    { name: '--a', before: '#fff', after: '#eee' },
    { name: '--a', before: '#000', after: '#111' },
  ]);
});

test('BENCH-4 if rules were added or removed, no changes are reported', () => {
  expect(findChangedProperties(':root{--a:#fff}', ':root{--a:#000}.dark{--a:#fff}')).toEqual([]);
});

test('BENCH-4 a renamed token is compared with its old name', () => {
  const before = ':root{--ink:#111;--on-red:#fff;--old:1px}.dark{--ink:#eee;--on-red:#000;--old:2px}';
  const after = ':root{--text:#111;--on-sale:#ddd;--new:3px}.dark{--text:#eee;--on-sale:#000;--new:4px}';
  expect(findChangedProperties(before, after)).toEqual([
    { name: '--on-sale', before: '#fff', after: '#ddd' },
  ]);
});

test('BENCH-4 a token is reported under the alias by which it is used', () => {
  expect(getPropertyAlias(['@theme{--color-accent: var(--accent)}'], '--accent')).toBe('--color-accent');
  expect(getPropertyAlias([''], '--accent')).toBe('--accent');
});

test.each([
  ['#25387A', '#25387a'],
  ['#abc', '#aabbcc'],
  ['#25387aff', '#25387a'],
  ['#25387a80', null],
  ['var(--accent)', null],
])('BENCH-4 %s is the plain colour %s', (value, colour) => {
  expect(normalizeHexColour(value)).toBe(colour);
});
