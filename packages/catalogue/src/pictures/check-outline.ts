import type { Rectangle } from './camera.ts';

/**
 * The share of its projected box that furniture fills at least, across and down. Seen from the front, what
 * is widest or highest may stand at the back of the box, where it looks smaller: the crest of a chair. Seen across the corner, what is round or leans does not reach the corners of its box. The detail view
 * shows a part, and has none.
 */
const shares: Readonly<Record<string, { across: number; down: number }>> = {
  front: { across: 0.93, down: 0.9 },
  'three-quarter': { across: 0.85, down: 0.85 },
};

/** Of the picture's width: a pixel of the encoder, a thread, the roundness of an edge. */
const tolerance = 0.015;

export function hasCheckableOutline(view: string): boolean {
  return view in shares;
}

/** What is wrong with the outline of a piece whose measures project to this box. */
export function checkOutline(
  view: string,
  width: number,
  box: Rectangle,
  outline: Rectangle | undefined,
): string[] {
  const least = shares[view];
  if (least === undefined) return [];
  if (outline === undefined) return ['there is no furniture in it'];
  const over = tolerance * width;
  const beyond = {
    left: box.left - outline.left,
    top: box.top - outline.top,
    right: outline.right - box.right,
    bottom: outline.bottom - box.bottom,
  };
  const across = (outline.right - outline.left) / (box.right - box.left);
  const down = (outline.bottom - outline.top) / (box.bottom - box.top);
  return [
    ...Object.entries(beyond)
      .filter(([, by]) => by > over)
      .map(([side, by]) => `reaches ${Math.round(by)} px beyond its measures, ${side}`),
    ...(across < least.across ? [`fills only ${percent(across)} of its width`] : []),
    ...(down < least.down ? [`fills only ${percent(down)} of its height`] : []),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
