import { expect, test } from 'vitest';
import { createKeyPress, createMouseInput, createTyping } from './webdriver-actions.ts';

const keysOf = (input: { actions: object[] }[]) => input.flatMap(({ actions }) => actions);

test('a modifier is held while the key is pressed', () => {
  expect(keysOf(createKeyPress('Tab', 'Shift'))).toEqual([
    { type: 'keyDown', value: '\uE008' },
    { type: 'keyDown', value: '\uE004' },
    { type: 'keyUp', value: '\uE004' },
    { type: 'keyUp', value: '\uE008' },
  ]);
});

test('typing presses and releases one character after the other', () => {
  const values = keysOf(createTyping('ক😀')).map((action) => Object.values(action));
  expect(values).toEqual([
    ['keyDown', 'ক'],
    ['keyUp', 'ক'],
    ['keyDown', '😀'],
    ['keyUp', '😀'],
  ]);
});

test('the mouse moves to whole pixels, and its button is only pressed for a click', () => {
  const move = { type: 'pointerMove', x: 10, y: 21, duration: 0 };
  expect(keysOf(createMouseInput({ x: 10.4, y: 20.6 }, false))).toEqual([move]);
  expect(keysOf(createMouseInput({ x: 10.4, y: 20.6 }, true))).toEqual([
    move,
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);
});
