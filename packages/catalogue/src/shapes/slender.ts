import type { Part } from './raw-shapes.ts';

/** Faces that may stray so far from where they were, in metres, and no further. */
export interface Faces {
  index: Uint32Array;
  reach: number;
}

/** As close as corners lie that are one point of the thing, in metres. */
const weld = 1e-5;

/** Of its thickness: a wire that strays by half of it is gone. */
const share = 0.5;

/**
 * The faces of a part by how far they may stray: what hangs together and is slender has a reach of its own, or a basket's
 * wires would break long before its onions are light.
 */
export function sortBySlenderness({ position, index }: Pick<Part, 'position' | 'index'>): Faces[] {
  const things = thingsOf(position, index);
  const reaches = new Map<number, number>();
  for (const [thing, faces] of groupBy(things, index)) reaches.set(thing, reachOf(position, faces));
  const sorted = new Map<number, number[]>();
  for (let i = 0; i < index.length; i += 3) {
    const reach = reaches.get(things[index[i] as number] as number) ?? Infinity;
    const faces = sorted.getOrInsertComputed(reach, () => []);
    faces.push(index[i] as number, index[i + 1] as number, index[i + 2] as number);
  }
  return [...sorted].map(([reach, faces]) => ({ index: Uint32Array.from(faces), reach }));
}

/** A tube's skin is its length times its girth; anything broad comes out thick. In steps, so that few kinds are left. */
function reachOf(position: Float32Array, faces: readonly number[]): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  let skin = 0;
  for (let i = 0; i < faces.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => placeOf(position, faces[i + k] as number)) as [
      Place,
      Place,
      Place,
    ];
    skin += areaOf(a, b, c);
    for (const place of [a, b, c]) {
      place.forEach((value, k) => {
        low[k] = Math.min(low[k] as number, value);
        high[k] = Math.max(high[k] as number, value);
      });
    }
  }
  const length = Math.hypot(...high.map((value, k) => value - (low[k] as number)));
  const thickness = skin / (2 * Math.PI * Math.max(length, 1e-9));
  return 2 ** Math.round(Math.log2(share * thickness));
}

type Place = [x: number, y: number, z: number];

function placeOf(position: Float32Array, point: number): Place {
  return [0, 1, 2].map((k) => position[point * 3 + k] as number) as Place;
}

function areaOf(a: Place, b: Place, c: Place): number {
  const [p, q] = [b, c].map((end) => end.map((value, k) => value - (a[k] as number)) as Place) as [
    Place,
    Place,
  ];
  return Math.hypot(p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]) / 2;
}

/** Of each point, the number of the thing that it belongs to. */
function thingsOf(position: Float32Array, index: Uint32Array): Uint32Array {
  const count = position.length / 3;
  const above = Uint32Array.from({ length: count }, (_, i) => i);
  const topOf = (point: number): number => {
    let top = point;
    while (above[top] !== top) top = above[top] as number;
    for (let at = point; at !== top; ) {
      const next = above[at] as number;
      above[at] = top;
      at = next;
    }
    return top;
  };
  const join = (a: number, b: number) => {
    above[topOf(a)] = topOf(b);
  };
  const first = new Map<string, number>();
  for (let point = 0; point < count; point++) {
    const key = placeOf(position, point)
      .map((value) => Math.round(value / weld))
      .join();
    join(point, first.getOrInsert(key, point));
  }
  for (let i = 0; i < index.length; i += 3) {
    join(index[i] as number, index[i + 1] as number);
    join(index[i] as number, index[i + 2] as number);
  }
  return above.map((_, point) => topOf(point));
}

function groupBy(things: Uint32Array, index: Uint32Array): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const point of index) groups.getOrInsertComputed(things[point] as number, () => []).push(point);
  return groups;
}
