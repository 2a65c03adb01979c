import { expect, test } from 'vitest';
import { getWishlistPageCount, wishlistHref } from './wishlist-hrefs.ts';

test.each([
  [0, 0],
  [10, 1],
  [11, 2],
])('WISH-2 %i wishes fill %i pages', (total, pages) => {
  expect(getWishlistPageCount(total)).toBe(pages);
});

test('WISH-2 the first page is the tab itself', () => {
  expect(wishlistHref(1)).toBe('/profile?tab=wishlist');
  expect(wishlistHref(3)).toBe('/profile?tab=wishlist&page=3');
});
