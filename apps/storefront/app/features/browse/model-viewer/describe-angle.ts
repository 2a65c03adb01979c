const sides = [
  'the front',
  'the front right',
  'the right',
  'the back right',
  'the back',
  'the back left',
  'the left',
  'the front left',
];

/** Describes the side that an item is seen from, by the horizontal angle in degrees; 0 is the front. */
export function describeAngle(degrees: number): string {
  const eighth = Math.round((((degrees % 360) + 360) % 360) / 45) % 8;
  return `Seen from ${sides[eighth]}`;
}
