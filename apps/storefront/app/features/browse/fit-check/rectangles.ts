/** The sides in centimetres, in any order. */
export type Rectangle = readonly [number, number];
export type Box = readonly [number, number, number];

/** Returns whether a rectangle fits into a frame with their sides parallel. */
export function fitsAxisAligned([a, b]: Rectangle, [width, height]: Rectangle): boolean {
  const [longer, shorter] = [Math.max(a, b), Math.min(a, b)];
  return longer <= Math.max(width, height) && shorter <= Math.min(width, height);
}

/**
 * Returns whether a rectangle fits into a frame, straight or rotated. A rectangle longer than its frame fits at an
 * angle if the frame's shorter side satisfies Carver's condition (1957).
 */
export function fitsAtAnyAngle(item: Rectangle, frame: Rectangle): boolean {
  if (fitsAxisAligned(item, frame)) return true;
  const [p, q] = [Math.max(...item), Math.min(...item)];
  const [a, b] = [Math.max(...frame), Math.min(...frame)];
  if (q > b || p <= a) return false;
  const diagonal = p * p + q * q;
  return b >= (2 * p * q * a + (p * p - q * q) * Math.sqrt(diagonal - a * a)) / diagonal;
}

/**
 * Returns the maximum length of an item of this thickness that can be carried flat around a right-angled corner between
 * two passages of these widths. It is the shortest line that touches the inner corner and both outer walls, minus the
 * length that the thickness takes up.
 */
export function getMaxLengthAroundCorner(thickness: number, [first, second]: Rectangle): number {
  if (thickness > Math.min(first, second)) return 0;
  let shortest = Number.POSITIVE_INFINITY;
  // Precise enough: the length changes by less than a millimetre between two steps.
  const steps = 1800;
  for (let step = 1; step < steps; step += 1) {
    const angle = (step / steps) * (Math.PI / 2);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    shortest = Math.min(shortest, first / sin + second / cos - thickness / (sin * cos));
  }
  return shortest;
}

/** Returns the three faces of a box, each with the remaining side. */
export function getFaces([a, b, c]: Box): { face: Rectangle; rest: number }[] {
  return [
    { face: [a, b], rest: c },
    { face: [a, c], rest: b },
    { face: [b, c], rest: a },
  ];
}
