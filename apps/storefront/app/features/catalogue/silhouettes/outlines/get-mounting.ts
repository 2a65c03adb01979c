import type { SilhouetteName } from './silhouette-names.ts';

/** Where an item is: on the floor, on a wall, under the ceiling, or on the floor seen from above. */
export type Mounting = 'floor' | 'wall' | 'ceiling' | 'above';

const mountings: ReadonlyMap<string, Mounting> = new Map<SilhouetteName, Mounting>([
  ['clock', 'wall'],
  ['curtain', 'wall'],
  ['mirror', 'wall'],
  ['pendant-lamp', 'ceiling'],
  ['rug', 'above'],
  ['wall-shelf', 'wall'],
]);

export function getMounting(name: string): Mounting {
  return mountings.get(name) ?? 'floor';
}
