import { expect, test } from 'vitest';
import { commandOf, keyGroups, keyOf } from './key-map.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test('BENCH-4 keys mean what the help says, in either case of the letter', () => {
  expect(commandOf({ ...plain, key: 'j' })).toBe('next-story');
  expect(commandOf({ ...plain, key: 'J' })).toBe('next-story');
  expect(commandOf({ ...plain, key: 'a' })).toBe('approve');
  expect(commandOf({ ...plain, key: 'A', shiftKey: true })).toBe('approve-group');
  expect(commandOf({ ...plain, key: 'J', shiftKey: true })).toBeNull();
});

test('BENCH-4 signs are found with Shift and without it', () => {
  expect(commandOf({ ...plain, key: '?', shiftKey: true })).toBe('help');
  expect(commandOf({ ...plain, key: '+', shiftKey: true })).toBe('zoom-in');
  expect(commandOf({ ...plain, key: '=' })).toBe('zoom-in');
  expect(commandOf({ ...plain, key: '-' })).toBe('zoom-out');
});

test('BENCH-4 what belongs to the browser stays its own', () => {
  expect(commandOf({ ...plain, key: 'a', ctrlKey: true })).toBeNull();
  expect(commandOf({ ...plain, key: 'r', metaKey: true })).toBeNull();
  expect(commandOf({ ...plain, key: 'Tab' })).toBeNull();
  expect(commandOf({ ...plain, key: 'Shift', shiftKey: true })).toBeNull();
});

test('BENCH-4 no key means two things, and each command has one', () => {
  const bindings = keyGroups.flatMap((group) => group.bindings);
  const keys = bindings.flatMap((one) => one.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(bindings.every(({ command }) => keyOf(command) !== '')).toBe(true);
});
