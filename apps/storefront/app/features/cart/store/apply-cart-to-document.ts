import { parseStoredLines } from './stored-cart.ts';

/**
 * Sets attributes on `<html>` that let style sheets show the cart before hydration: the count on the icon, whether the
 * cart has lines, and for how many lines a page reserves space.
 */
export function applyCartToDocument(stored: string | null) {
  const { style } = document.documentElement;
  const lines = parseStoredLines(stored);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  setCartFilledAttribute(count > 0);
  if (count > 0) {
    style.setProperty('--cart-count', `"${count}"`);
    style.setProperty('--cart-lines', `${lines.length}`);
    return;
  }
  style.removeProperty('--cart-count');
  style.removeProperty('--cart-lines');
}

/** Sets whether the cart has lines. After hydration, React renders the count. */
export function setCartFilledAttribute(isFilled: boolean) {
  document.documentElement.toggleAttribute('data-cart', isFilled);
}
