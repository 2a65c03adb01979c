import type { Outline } from './outlines.ts';

/** Where a piece is: on the floor, on a wall, under the ceiling, or seen from above. */
export type Place = 'floor' | 'wall' | 'ceiling' | 'above';

const places: ReadonlyMap<string, Place> = new Map<Outline, Place>([
  ['clock', 'wall'],
  ['curtain', 'wall'],
  ['mirror', 'wall'],
  ['pendant-lamp', 'ceiling'],
  ['rug', 'above'],
  ['wall-shelf', 'wall'],
]);

export function placeOf(outline: string): Place {
  return places.get(outline) ?? 'floor';
}
