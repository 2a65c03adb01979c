/** Returns a figure as a multiple of the floor, with two decimals, or `undefined` if the floor is 0. */
export function toFloorRatio(value: number, floor: number): number | undefined {
  return floor > 0 ? Math.round((value / floor) * 100) / 100 : undefined;
}
