import { expect, test } from 'vitest';
import { findShortcutCommand, formatShortcut, shortcutGroups } from './shortcuts.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test('BENCH-4 letter keys ignore Caps Lock, and with Shift run another command or none', () => {
  expect(findShortcutCommand({ ...plain, key: 'j' })).toBe('next-story');
  expect(findShortcutCommand({ ...plain, key: 'J' })).toBe('next-story');
  expect(findShortcutCommand({ ...plain, key: 'a' })).toBe('approve');
  expect(findShortcutCommand({ ...plain, key: 'A', shiftKey: true })).toBe('approve-group');
  expect(findShortcutCommand({ ...plain, key: 'R', shiftKey: true })).toBe('reject-group');
  expect(findShortcutCommand({ ...plain, key: 'J', shiftKey: true })).toBeNull();
});

test('BENCH-4 symbol keys run their command with and without Shift', () => {
  expect(findShortcutCommand({ ...plain, key: '?', shiftKey: true })).toBe('help');
  expect(findShortcutCommand({ ...plain, key: '+', shiftKey: true })).toBe('zoom-in');
  expect(findShortcutCommand({ ...plain, key: '=' })).toBe('zoom-in');
  expect(findShortcutCommand({ ...plain, key: '-' })).toBe('zoom-out');
});

test('BENCH-4 keys that belong to the browser run no command', () => {
  expect(findShortcutCommand({ ...plain, key: 'a', ctrlKey: true })).toBeNull();
  expect(findShortcutCommand({ ...plain, key: 'r', metaKey: true })).toBeNull();
  expect(findShortcutCommand({ ...plain, key: 'Tab' })).toBeNull();
  expect(findShortcutCommand({ ...plain, key: 'Shift', shiftKey: true })).toBeNull();
});

test('BENCH-4 no key has two commands, and each command has a key', () => {
  const bindings = shortcutGroups.flatMap((group) => group.bindings);
  const keys = bindings.flatMap((one) => one.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(bindings.every(({ command }) => formatShortcut(command) !== '')).toBe(true);
});
