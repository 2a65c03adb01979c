import { expect, test } from 'vitest';
import { getWishlistHref, getWishlistPageCount } from './wishlist-hrefs.ts';

test.each([
  [0, 0],
  [10, 1],
  [11, 2],
])('WISH-2 %i entries fill %i pages', (total, pages) => {
  expect(getWishlistPageCount(total)).toBe(pages);
});

test('WISH-2 omits the page number in the URL of the first page', () => {
  expect(getWishlistHref(1)).toBe('/profile?tab=wishlist');
  expect(getWishlistHref(3)).toBe('/profile?tab=wishlist&page=3');
});
