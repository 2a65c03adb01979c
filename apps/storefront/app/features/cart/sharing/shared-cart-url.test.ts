import { cartLinesParam } from '@piri/contract/cart-lines';
import { expect, test } from 'vitest';
import type { StoredCartLine } from '../store/stored-cart.ts';
import { buildSharedCartUrl, parseSharedCartUrl } from './shared-cart-url.ts';

const lines: StoredCartLine[] = [
  { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2, seenPrice: 58_500 },
  { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 },
];
const search = (link: string) => new URL(link, 'https://piri.example').search;

test('CART-5 a link contains codes and quantities, but no prices', () => {
  expect(buildSharedCartUrl(lines)).toBe('/cart?lines=item:MGN-3S-ASH:2,bundle:dinner-for-four:1');
});

test('CART-5 parses the same lines from the link', () => {
  expect(parseSharedCartUrl(search(buildSharedCartUrl(lines)))).toEqual([
    { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2 },
    { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 },
  ]);
});

test('CART-5 a link contains lines that the API can parse', () => {
  const listed = new URL(buildSharedCartUrl(lines), 'https://piri.example').searchParams.get('lines');
  expect(cartLinesParam.parse(listed)).toEqual(parseSharedCartUrl(search(buildSharedCartUrl(lines))));
});

test.each(['', '?other=1'])('CART-5 returns no lines for a URL without them: “%s”', (query) => {
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
])('CART-5 returns an empty list for an invalid link: %s', (query) => {
  expect(parseSharedCartUrl(query)).toEqual([]);
});

test('CART-5 limits quantities to 99, and rejects a price', () => {
  expect(parseSharedCartUrl('?lines=item:A:1000')).toEqual([{ sourceType: 'item', code: 'A', quantity: 99 }]);
  expect(parseSharedCartUrl('?lines=item:A:3:5')).toEqual([]);
});
