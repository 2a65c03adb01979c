import type { QuoteLine } from '@piri/contract/quote';
import { expect, test } from 'vitest';
import {
  exceedsMaxLineQuantity,
  getAvailableLinesHref,
  parseLineParams,
  toLineParam,
} from './lines-from-url.ts';

const lines = (search: string) => parseLineParams(new URLSearchParams(search));

test('SHELL-5 parses items and bundles with their quantities from the URL', () => {
  expect(lines('item=KOL-MUSTARD:2&bundle=dinner-for-four:1')).toEqual([
    { sourceType: 'item', code: 'KOL-MUSTARD', quantity: 2 },
    { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 },
  ]);
  expect(lines('item=KOL-MUSTARD')).toEqual([{ sourceType: 'item', code: 'KOL-MUSTARD', quantity: 1 }]);
  expect(toLineParam({ sourceType: 'item', code: 'KOL-MUSTARD', quantity: 3 })).toEqual([
    'item',
    'KOL-MUSTARD:3',
  ]);
});

test('SHELL-5 limits the quantity of a line, and detects a URL that exceeds the limit', () => {
  const search = 'item=KOL-MUSTARD:1000';
  expect(lines(search)[0]?.quantity).toBe(99);
  expect(exceedsMaxLineQuantity(new URLSearchParams(search))).toBe(true);
  expect(exceedsMaxLineQuantity(new URLSearchParams('item=KOL-MUSTARD:99&bundle=dinner-for-four'))).toBe(
    false,
  );
});

test('SHELL-5 links to the available quantities, without sold-out items', () => {
  const line = { sourceType: 'item', code: 'KOL-MUSTARD', quantity: 3, available: 2, madeToOrder: false };
  const href = (...wanted: object[]) => getAvailableLinesHref({ lines: wanted as QuoteLine[] });
  expect(href(line, { ...line, code: 'PIRI-NAT', available: 0 })).toBe('/checkoutV3?item=KOL-MUSTARD%3A2');
  expect(href({ ...line, madeToOrder: true })).toBe('/checkoutV3?item=KOL-MUSTARD%3A3');
  expect(href({ ...line, available: 0 })).toBeUndefined();
});

test.each(['', 'item=', 'item=a:b', 'item=a:0', 'item=a:1:2', 'item=%3Cscript%3E:1', 'sofa=a:1'])(
  'SHELL-5 parses no lines from an invalid URL: %s',
  (search) => {
    expect(lines(search)).toEqual([]);
  },
);
