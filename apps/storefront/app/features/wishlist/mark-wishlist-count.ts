/** Shows the count on the heart of the bar by a custom property on `<html>`, so that it is there before React is. */
export function markWishlistCount(count: number) {
  const { style } = document.documentElement;
  if (count > 0) style.setProperty('--wishlist-count', `"${count}"`);
  else style.removeProperty('--wishlist-count');
}
