/** How many pieces: "6 things". */
export function sayThings(quantity: number): string {
  return quantity === 1 ? '1 thing' : `${quantity} things`;
}

/** How much lies in a cart: "6 things in 3 lines". */
export function sayContents({ quantity, items }: { quantity: number; items: number }): string {
  return items > 1 ? `${sayThings(quantity)} in ${items} lines` : sayThings(quantity);
}
