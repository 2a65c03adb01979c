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

/** In words, from where one looks at a piece; degrees around it, 0 before its front. */
export function describeAngle(degrees: number): string {
  const eighth = Math.round((((degrees % 360) + 360) % 360) / 45) % 8;
  return `Seen from ${sides[eighth]}`;
}
