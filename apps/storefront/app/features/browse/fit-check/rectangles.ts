/** Sides in centimetres, in any order. */
export type Rectangle = readonly [number, number];
export type Box = readonly [number, number, number];

/** Lies in it as it is, with its sides along the sides of the frame. */
export function fitsStraight([a, b]: Rectangle, [width, height]: Rectangle): boolean {
  const [longer, shorter] = [Math.max(a, b), Math.min(a, b)];
  return longer <= Math.max(width, height) && shorter <= Math.min(width, height);
}

/**
 * Lies in it straight or turned. A rectangle longer than its frame fits at an angle when the frame's shorter side is
 * at least as long as Carver's condition of 1957 says.
 */
export function fitsRotated(piece: Rectangle, frame: Rectangle): boolean {
  if (fitsStraight(piece, frame)) return true;
  const [p, q] = [Math.max(...piece), Math.min(...piece)];
  const [a, b] = [Math.max(...frame), Math.min(...frame)];
  if (q > b || p <= a) return false;
  const diagonal = p * p + q * q;
  return b >= (2 * p * q * a + (p * p - q * q) * Math.sqrt(diagonal - a * a)) / diagonal;
}

/**
 * How long a piece of this thickness may be to be carried flat round a right-angled corner between two ways of these
 * widths: the shortest line that touches the inner corner and both outer walls, less the thickness that lies along it.
 */
export function getMaxLengthAroundCorner(thickness: number, [first, second]: Rectangle): number {
  if (thickness > Math.min(first, second)) return 0;
  let shortest = Number.POSITIVE_INFINITY;
  // Fine enough: between two steps the length changes by less than a millimetre.
  const steps = 1800;
  for (let step = 1; step < steps; step += 1) {
    const angle = (step / steps) * (Math.PI / 2);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    shortest = Math.min(shortest, first / sin + second / cos - thickness / (sin * cos));
  }
  return shortest;
}

/** The three faces of a box, each with the side that stands out of it. */
export function getFaces([a, b, c]: Box): { face: Rectangle; rest: number }[] {
  return [
    { face: [a, b], rest: c },
    { face: [a, c], rest: b },
    { face: [b, c], rest: a },
  ];
}
