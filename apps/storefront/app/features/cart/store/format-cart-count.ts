import { formatCount } from '../../platform/counts/format-count.ts';

/** Formats a quantity: "6 items". */
export function formatItemCount(quantity: number): string {
  return formatCount(quantity, 'item');
}

/** Formats the size of a cart: "6 items (3 different)". */
export function formatCartCount({ quantity, items }: { quantity: number; items: number }): string {
  return items > 1 ? `${formatItemCount(quantity)} (${items} different)` : formatItemCount(quantity);
}
