import { cartLinesParam } from '@piri/contract/cart-lines';
import { expect, test } from 'vitest';
import type { StoredCartLine } from '../store/stored-cart.ts';
import { buildSharedCartUrl, parseSharedCartUrl } from './shared-cart-url.ts';

const lines: StoredCartLine[] = [
  { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2, seenPrice: 58_500 },
  { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 },
];
const search = (link: string) => new URL(link, 'https://piri.example').search;

test('CART-5 a link tells codes and quantities, and no price', () => {
  expect(buildSharedCartUrl(lines)).toBe('/cart?lines=item:MGN-3S-ASH:2,bundle:dinner-for-four:1');
});

test('CART-5 whoever opens the link reads the same lines', () => {
  expect(parseSharedCartUrl(search(buildSharedCartUrl(lines)))).toEqual([
    { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2 },
    { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 },
  ]);
});

test('CART-5 what stands in a link is what the API reads as lines', () => {
  const listed = new URL(buildSharedCartUrl(lines), 'https://piri.example').searchParams.get('lines');
  expect(cartLinesParam.parse(listed)).toEqual(parseSharedCartUrl(search(buildSharedCartUrl(lines))));
});

test.each(['', '?other=1'])('CART-5 an address without lines brings none: “%s”', (query) => {
  expect(parseSharedCartUrl(query)).toBeUndefined();
});

test.each([
  '?lines=',
  '?lines=rubbish',
  '?lines=item:A:0',
  '?lines=item:A:-3',
  '?lines=item:A:1.5',
  '?lines=item:%3Cscript%3E:1',
  `?lines=${'x'.repeat(10_000)}`,
])('CART-5 a link that nobody can read brings an empty list: %s', (query) => {
  expect(parseSharedCartUrl(query)).toEqual([]);
});

test('CART-5 a link cannot bring more than 99 of a thing, nor a price', () => {
  expect(parseSharedCartUrl('?lines=item:A:1000')).toEqual([{ sourceType: 'item', code: 'A', quantity: 99 }]);
  expect(parseSharedCartUrl('?lines=item:A:3:5')).toEqual([]);
});
