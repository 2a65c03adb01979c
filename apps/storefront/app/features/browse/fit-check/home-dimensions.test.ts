import { expect, it } from 'vitest';
import {
  convertHomeDimensionParams,
  parseHomeDimensionsFormValues,
  toHomeDimensions,
} from './home-dimensions.ts';

const read = (query: string) => parseHomeDimensionsFormValues(new URLSearchParams(query));

it('parses the given fields and skips the rest', () => {
  const home = read('doorWidth=90&doorHeight=&liftWidth=wide&room=5');
  expect(home).toEqual({ unit: 'cm', typed: { doorWidth: '90', liftWidth: 'wide' } });
  expect(toHomeDimensions(home)).toEqual({ doorWidth: 90 });
});

it('DETAIL-3 accepts inches in the URL, and uses centimetres for any other unit', () => {
  expect(toHomeDimensions(read('doorWidth=35.5&unit=in')).doorWidth).toBeCloseTo(90.17);
  expect(read('doorWidth=35&unit=ell').unit).toBe('cm');
});

it('DETAIL-3 converts the typed lengths to another unit, and keeps the other parameters', () => {
  const there = (query: string) => convertHomeDimensionParams(new URLSearchParams(query))?.toString();
  expect(there('id=sofa&doorWidth=90&landing=wide&roomDepth=&to=in')).toBe(
    'id=sofa&unit=in&doorWidth=35.43&landing=wide',
  );
  expect(there('id=sofa&sku=S-1&unit=in&doorWidth=35.43&to=cm')).toBe('id=sofa&sku=S-1&doorWidth=90');
  expect(there('id=sofa&unit=in&doorWidth=35&to=in')).toBe('id=sofa&unit=in&doorWidth=35');
  expect(there('id=sofa&doorWidth=90')).toBeUndefined();
  expect(there('id=sofa&doorWidth=90&to=ell')).toBeUndefined();
});
