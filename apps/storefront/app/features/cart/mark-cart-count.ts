/** Shows the count on the cart's icon by a custom property on `<html>`, so that it is there before React is. */
export function markCartCount(count: number) {
  const { style } = document.documentElement;
  if (count > 0) style.setProperty('--cart-count', `"${count}"`);
  else style.removeProperty('--cart-count');
}
