import type { PathBuilder } from './path-builder.ts';

/** Draws two tapered, mirrored legs, with their outer edges at this distance from the sides. */
export function drawLegs(pen: PathBuilder, width: number, inset: number, high: number, thick = 5): string {
  if (high < 1) return '';
  const foot = Math.max(1.6, thick * 0.5);
  const leg = (x: number, to: 1 | -1) =>
    pen.shape([x, high], [x + to * thick, high], [x + to * (thick - 1), 0], [x + to * (thick - 1 - foot), 0]);
  return leg(inset, 1) + leg(width - inset, -1);
}
