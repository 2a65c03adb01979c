/** How many times the floor a figure is, to two decimals. Undefined where the floor is nothing. */
export function ratio(value: number, floor: number): number | undefined {
  return floor > 0 ? Math.round((value / floor) * 100) / 100 : undefined;
}
