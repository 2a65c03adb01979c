import { expect, it } from 'vitest';
import { readHomeMeasures, readMeasure } from './home-measures.ts';

it.each([
  ['90', 90],
  [' 90 cm ', 90],
  ['92.5', 92.5],
  ['92,5', 92.5],
  ['৯০', 90],
  ['২১০ cm', 210],
])('FORM-1 “%s” is %d cm', (text, centimetres) => {
  expect(readMeasure(text)).toBe(centimetres);
});

it.each(['', ' ', '0', '-5', '2001', 'wide', '9e2', '1e99', '90 x 210', 'NaN'])(
  '“%s” is no measure',
  (text) => {
    expect(readMeasure(text)).toBeUndefined();
  },
);

it('reads what is there and leaves out the rest', () => {
  expect(readHomeMeasures(new URLSearchParams('doorWidth=90&doorHeight=&liftWidth=wide&room=5'))).toEqual({
    doorWidth: 90,
  });
});
