import type { Rectangle } from './image-camera.ts';

/**
 * The minimum share of its projected box that furniture fills, across and down. Seen from the front, the widest or
 * highest part may be at the back of the box, where it looks smaller, such as the crest of a chair. Seen from a corner,
 * a round or leaning part does not reach the corners of the box. The detail view shows only a part, and has no minimum.
 */
const shares: Readonly<Record<string, { across: number; down: number }>> = {
  front: { across: 0.93, down: 0.9 },
  'three-quarter': { across: 0.85, down: 0.85 },
};

/** As a fraction of the image's width. It allows for a pixel of the encoder, a thread, or a rounded edge. */
const tolerance = 0.015;

export function isOutlineCheckableView(view: string): boolean {
  return view in shares;
}

/** Returns what is wrong with the outline of an item whose size projects to this box. */
export function findOutlineFaults(
  view: string,
  width: number,
  box: Rectangle,
  outline: Rectangle | undefined,
): string[] {
  const minShare = shares[view];
  if (minShare === undefined) return [];
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
      .map(([side, by]) => `reaches ${Math.round(by)} px beyond its dimensions, ${side}`),
    ...(across < minShare.across ? [`fills only ${percent(across)} of its width`] : []),
    ...(down < minShare.down ? [`fills only ${percent(down)} of its height`] : []),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
