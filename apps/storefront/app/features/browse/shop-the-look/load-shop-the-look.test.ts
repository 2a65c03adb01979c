import { expect, test } from 'vitest';
import { pickHotspots } from './load-shop-the-look.ts';

const spots = ['bed', 'chest', 'lamp', 'rug', 'table', 'wardrobe'].map((product) => ({
  product,
  x: 0.5,
  y: 0.5,
}));

test('SHOP-2 lists up to five items of a room, with those of the list first', () => {
  expect(pickHotspots(spots, [{ id: 'wardrobe' }, { id: 'alna' }])?.map(({ product }) => product)).toEqual([
    'wardrobe',
    'bed',
    'chest',
    'lamp',
    'rug',
  ]);
});

test('SHOP-2 shows no room that contains none of the listed items', () => {
  expect(pickHotspots(spots, [{ id: 'alna' }])).toBeUndefined();
  expect(pickHotspots([], [{ id: 'bed' }])).toBeUndefined();
});
