import { expect, test } from 'vitest';
import { findModel, findVariantName } from './find-model.ts';

const left = { url: '/left.glb', bytes: 1, values: { Orientation: 'Left' } };
const right = { url: '/right.glb', bytes: 1, values: { Orientation: 'Right' } };

test('DETAIL-2 finds another model for another shape, but not for another colour', () => {
  expect(findModel([left, right], { Orientation: 'Right', Color: 'Navy' })).toBe(right);
  expect(findModel([left, right], { Orientation: 'Right', Color: 'Beige' })).toBe(right);
  expect(findModel([{ ...left, values: {} }], { Color: 'Ash' })?.url).toBe('/left.glb');
  expect(findModel([left], { Orientation: 'Right' })).toBeUndefined();
});

test('DETAIL-2 finds the variant whose name matches, whatever the other options', () => {
  const names = ['Veneered, Natural', 'Veneered, Walnut', 'Segun'];
  expect(findVariantName(names, { Size: 'Wide', Material: 'Veneered', Finish: 'Walnut' })).toBe(
    'Veneered, Walnut',
  );
  expect(findVariantName(names, { Material: 'Segun' })).toBe('Segun');
  expect(findVariantName([], { Color: 'Ash' })).toBeUndefined();
});
