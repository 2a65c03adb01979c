import { expect, test } from 'vitest';
import { modelFor, variantFor } from './choose-model.ts';

const left = { url: '/left.glb', bytes: 1, values: { Orientation: 'Left' } };
const right = { url: '/right.glb', bytes: 1, values: { Orientation: 'Right' } };

test('DETAIL-2 another form is another model, another colour is not', () => {
  expect(modelFor([left, right], { Orientation: 'Right', Color: 'Navy' })).toBe(right);
  expect(modelFor([left, right], { Orientation: 'Right', Color: 'Beige' })).toBe(right);
  expect(modelFor([{ ...left, values: {} }], { Color: 'Ash' })?.url).toBe('/left.glb');
  expect(modelFor([left], { Orientation: 'Right' })).toBeUndefined();
});

test('DETAIL-2 a variant is found by all that its name says, whatever else was chosen', () => {
  const names = ['Veneered, Natural', 'Veneered, Walnut', 'Segun'];
  expect(variantFor(names, { Size: 'Wide', Material: 'Veneered', Finish: 'Walnut' })).toBe(
    'Veneered, Walnut',
  );
  expect(variantFor(names, { Material: 'Segun' })).toBe('Segun');
  expect(variantFor([], { Color: 'Ash' })).toBeUndefined();
});
