import { expect, test } from 'vitest';
import { pagesOf, wishlistHref } from './wishlist-pages.ts';

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
