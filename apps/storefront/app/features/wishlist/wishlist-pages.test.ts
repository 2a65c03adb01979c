import { expect, test } from 'vitest';
import { pageInAddress, pagesOf, wishlistHref } from './wishlist-pages.ts';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=two', 1],
  ['page=1e9', 1],
  ['page=২', 1],
])('WISH-2 the address ?%s means page %i', (query, page) => {
  expect(pageInAddress(new URLSearchParams(query))).toBe(page);
});

test.each([
  [0, 0],
  [10, 1],
  [11, 2],
])('WISH-2 %i wishes fill %i pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});

test('WISH-2 the first page is the tab itself', () => {
  expect(wishlistHref(1)).toBe('/profile?tab=wishlist');
  expect(wishlistHref(3)).toBe('/profile?tab=wishlist&page=3');
});
