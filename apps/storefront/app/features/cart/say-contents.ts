/** How much lies in a cart: "6 things in 3 lines". */
export function sayContents({ quantity, items }: { quantity: number; items: number }): string {
  const things = quantity === 1 ? '1 thing' : `${quantity} things`;
  return items > 1 ? `${things} in ${items} lines` : things;
}
