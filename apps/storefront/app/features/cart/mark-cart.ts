import { storedLines } from './stored-cart.ts';

/**
 * Marks on `<html>` what lies in the cart, so that style sheets show it before React is there: the count on the icon,
 * whether there is a cart at all, and how many lines a page has to keep room for.
 */
export function markCart(stored: string | null) {
  const { dataset, style } = document.documentElement;
  const lines = storedLines(stored);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count > 0) {
    dataset['cart'] = '';
    style.setProperty('--cart-count', `"${count}"`);
    style.setProperty('--cart-lines', `${lines.length}`);
    return;
  }
  delete dataset['cart'];
  style.removeProperty('--cart-count');
  style.removeProperty('--cart-lines');
}
