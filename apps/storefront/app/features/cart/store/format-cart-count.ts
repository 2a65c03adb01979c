/** Formats a quantity: "6 things". */
export function formatItemCount(quantity: number): string {
  return quantity === 1 ? '1 thing' : `${quantity} things`;
}

/** Formats the size of a cart: "6 things in 3 lines". */
export function formatCartCount({ quantity, items }: { quantity: number; items: number }): string {
  return items > 1 ? `${formatItemCount(quantity)} in ${items} lines` : formatItemCount(quantity);
}
