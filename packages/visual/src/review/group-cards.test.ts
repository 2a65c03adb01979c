import { expect, test } from 'vitest';
import { type ChangedPlace, groupIntoCards } from './group-cards.ts';

function place(story: string, mode: string, look: string, x = 0, accessibilityChange = ''): ChangedPlace {
  const difference = {
    pixels: 10,
    share: 0.1,
    regions: [{ x, y: 0, width: 40, height: 20 }],
    shifts: [],
    look,
    grown: { width: 0, height: 0 },
  };
  return { story, mode, difference, accessibilityChange };
}

test('BENCH-4 the same crop is one card, wherever it is', () => {
  expect(
    groupIntoCards([
      place('a', '1280-light', 'x'),
      place('b', '360-light', 'x', 90),
      place('c', '1280-light', 'y'),
    ]),
  ).toEqual([['a 1280-light', 'b 360-light'], ['c 1280-light']]);
});

test('BENCH-4 the same regions of a story in light and dark are one card, with the places of both', () => {
  expect(
    groupIntoCards([
      place('a', '1280-light', 'x'),
      place('b', '1280-light', 'x', 50),
      place('a', '1280-dark', 'y', 2),
      place('b', '1280-dark', 'y', 50),
    ]),
  ).toEqual([['a 1280-dark', 'a 1280-light', 'b 1280-dark', 'b 1280-light']]);
});

test('BENCH-4 other regions, another width or another story make another card', () => {
  expect(
    groupIntoCards([
      place('a', '1280-light', 'x'),
      place('a', '1280-dark', 'y', 10),
      place('a', '360-dark', 'z'),
      place('b', '1280-dark', 'w'),
    ]),
  ).toHaveLength(4);
});

test('BENCH-4 places whose accessibility trees changed differently are not one card', () => {
  expect(
    groupIntoCards([
      place('a', '1280-light', 'x'),
      place('b', '1280-light', 'x', 0, '+ button "Close"'),
      place('a', '1280-dark', 'y', 0, '+ button "Close"'),
    ]),
  ).toHaveLength(3);
});
