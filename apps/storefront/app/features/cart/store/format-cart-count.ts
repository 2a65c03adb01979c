/** Formats a quantity: "6 items". */
export function formatItemCount(quantity: number): string {
  return quantity === 1 ? '1 item' : `${quantity} items`;
}

/** Formats the size of a cart: "6 items (3 different)". */
export function formatCartCount({ quantity, items }: { quantity: number; items: number }): string {
  return items > 1 ? `${formatItemCount(quantity)} (${items} different)` : formatItemCount(quantity);
}
