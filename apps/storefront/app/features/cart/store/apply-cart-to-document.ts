import { parseStoredLines } from './stored-cart.ts';

/**
 * Marks on `<html>` what lies in the cart, so that style sheets show it before React is there: the count on the icon,
 * whether there is a cart at all, and how many lines a page has to keep room for.
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

/** Whether there is a cart at all; how much is in it React says once it is there. */
export function setCartFilledAttribute(isFilled: boolean) {
  document.documentElement.toggleAttribute('data-cart', isFilled);
}
