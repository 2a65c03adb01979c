import { expect, test } from 'vitest';
import { findCommand, formatShortcut, shortcutGroups } from './shortcuts.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test('BENCH-4 letter keys ignore Caps Lock, and with Shift run another command or none', () => {
  expect(findCommand({ ...plain, key: 'j' })).toBe('next-story');
  expect(findCommand({ ...plain, key: 'J' })).toBe('next-story');
  expect(findCommand({ ...plain, key: 'a' })).toBe('approve');
  expect(findCommand({ ...plain, key: 'A', shiftKey: true })).toBe('approve-group');
  expect(findCommand({ ...plain, key: 'J', shiftKey: true })).toBeNull();
});

test('BENCH-4 symbol keys run their command with and without Shift', () => {
  expect(findCommand({ ...plain, key: '?', shiftKey: true })).toBe('help');
  expect(findCommand({ ...plain, key: '+', shiftKey: true })).toBe('zoom-in');
  expect(findCommand({ ...plain, key: '=' })).toBe('zoom-in');
  expect(findCommand({ ...plain, key: '-' })).toBe('zoom-out');
});

test('BENCH-4 keys that belong to the browser run no command', () => {
  expect(findCommand({ ...plain, key: 'a', ctrlKey: true })).toBeNull();
  expect(findCommand({ ...plain, key: 'r', metaKey: true })).toBeNull();
  expect(findCommand({ ...plain, key: 'Tab' })).toBeNull();
  expect(findCommand({ ...plain, key: 'Shift', shiftKey: true })).toBeNull();
});

test('BENCH-4 no key has two commands, and each command has a key', () => {
  const bindings = shortcutGroups.flatMap((group) => group.bindings);
  const keys = bindings.flatMap((one) => one.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(bindings.every(({ command }) => formatShortcut(command) !== '')).toBe(true);
});
