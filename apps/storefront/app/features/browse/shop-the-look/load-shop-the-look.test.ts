import { expect, test } from 'vitest';
import { pickHotspots } from './load-shop-the-look.ts';

const spots = ['bed', 'chest', 'lamp', 'rug', 'table', 'wardrobe'].map((product) => ({
  product,
  x: 0.5,
  y: 0.5,
}));

test('SHOP-2 of the pieces in a room, those of the list come first, and no more than five stand under it', () => {
  expect(pickHotspots(spots, [{ id: 'wardrobe' }, { id: 'alna' }])?.map(({ product }) => product)).toEqual([
    'wardrobe',
    'bed',
    'chest',
    'lamp',
    'rug',
  ]);
});

test('SHOP-2 a room in which nothing of the list stands is not shown among it', () => {
  expect(pickHotspots(spots, [{ id: 'alna' }])).toBeUndefined();
  expect(pickHotspots([], [{ id: 'bed' }])).toBeUndefined();
});
