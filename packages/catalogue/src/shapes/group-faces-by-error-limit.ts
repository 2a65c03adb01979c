import type { MeshPart } from './generator-output.ts';

/** Faces with the same limit on how far they may move, in metres. */
export interface FaceGroup {
  index: Uint32Array;
  errorLimit: number;
}

/** The distance in metres within which two points count as one. */
const weld = 1e-5;

/** The fraction of a wire's radius that it may move: at its whole radius, the wire would disappear. */
const share = 0.5;

/**
 * Groups the faces of a part by how far they may move. Each connected slender piece has its own limit; otherwise a
 * basket's wires would break long before the onions in it are simple enough.
 */
export function groupFacesByErrorLimit({
  position,
  index,
}: Pick<MeshPart, 'position' | 'index'>): FaceGroup[] {
  const welded = weldedPoints(position);
  const components = findConnectedPieces(welded, index);
  const errorLimits = new Map<number, number>();
  for (const [component, faces] of groupBy(components, index))
    errorLimits.set(component, getErrorLimit(position, welded, faces));
  const sorted = new Map<number, number[]>();
  for (let i = 0; i < index.length; i += 3) {
    const errorLimit = errorLimits.get(components[index[i] as number] as number) ?? Infinity;
    const faces = sorted.getOrInsertComputed(errorLimit, () => []);
    faces.push(index[i] as number, index[i + 1] as number, index[i + 2] as number);
  }
  return [...sorted].map(([errorLimit, faces]) => ({ index: Uint32Array.from(faces), errorLimit }));
}

/**
 * Returns how far a connected piece may move. Its radius is estimated from surface ÷ length, as for a tube, so that
 * anything broad gets a large one. For a bent tube that would be too large, so the volume is used if the surface is
 * closed. The result is rounded to powers of two, so that there are few groups.
 */
function getErrorLimit(position: Float32Array, welded: Uint32Array, faces: readonly number[]): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const origin = getPoint(position, faces[0] as number);
  let skin = 0;
  let volume = 0;
  for (let i = 0; i < faces.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => getPoint(position, faces[i + k] as number)) as [
      Point,
      Point,
      Point,
    ];
    const turned = cross(minus(b, a), minus(c, a));
    skin += Math.hypot(...turned) / 2;
    const from = minus(a, origin);
    volume += (turned[0] * from[0] + turned[1] * from[1] + turned[2] * from[2]) / 6;
    for (const point of [a, b, c]) {
      point.forEach((value, k) => {
        low[k] = Math.min(low[k] as number, value);
        high[k] = Math.max(high[k] as number, value);
      });
    }
  }
  const length = Math.hypot(...high.map((value, k) => value - (low[k] as number)));
  const straight = skin / (2 * Math.PI * Math.max(length, 1e-9));
  const radius = isClosed(welded, faces) ? Math.min(straight, (2 * Math.abs(volume)) / skin) : straight;
  return 2 ** Math.round(Math.log2(Math.max(share * radius, 1e-6)));
}

/** Returns whether every edge, except for a few open ends, has a face on both sides. */
function isClosed(welded: Uint32Array, faces: readonly number[]): boolean {
  const open = new Set<number>();
  const count = welded.length;
  for (let i = 0; i < faces.length; i++) {
    const a = welded[faces[i] as number] as number;
    const b = welded[faces[i % 3 === 2 ? i - 2 : i + 1] as number] as number;
    if (!open.delete(b * count + a)) open.add(a * count + b);
  }
  return open.size < faces.length * 0.05;
}

type Point = [x: number, y: number, z: number];

function getPoint(position: Float32Array, point: number): Point {
  return [0, 1, 2].map((k) => position[point * 3 + k] as number) as Point;
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(p: Point, q: Point): Point {
  return [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
}

/** Returns for each point the first point at the same position. */
function weldedPoints(position: Float32Array): Uint32Array {
  const first = new Map<string, number>();
  return Uint32Array.from({ length: position.length / 3 }, (_, point) => {
    const key = getPoint(position, point).map((value) => Math.round(value / weld));
    return first.getOrInsert(key.join(), point);
  });
}

/** Returns for each point the number of the connected piece that it belongs to. */
function findConnectedPieces(welded: Uint32Array, index: Uint32Array): Uint32Array {
  const above = welded.slice();
  const findRoot = (point: number): number => {
    let top = point;
    while (above[top] !== top) top = above[top] as number;
    for (let at = point; at !== top; ) {
      const next = above[at] as number;
      above[at] = top;
      at = next;
    }
    return top;
  };
  for (let i = 0; i < index.length; i += 3) {
    for (const other of [1, 2]) above[findRoot(index[i] as number)] = findRoot(index[i + other] as number);
  }
  return above.map((_, point) => findRoot(point));
}

function groupBy(components: Uint32Array, index: Uint32Array): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const point of index) groups.getOrInsertComputed(components[point] as number, () => []).push(point);
  return groups;
}
