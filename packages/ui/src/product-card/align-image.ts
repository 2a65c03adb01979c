/** The aspect ratio of a card. */
export const cardRatio = 4 / 5;

/** On every backdrop, the floor is 17 % from the bottom, with a margin of 14 % at the sides and at the top. */
const floor = 0.17;
const air = 0.14;

/** The bounds of the product within its image, without its shadow, as fractions of the width and the height. */
export interface ContentBounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Scales and moves an image so that the product in it is centred on the floor and as wide as the side margins allow,
 * or, if it is tall, as high as the top margin allows. The result is in percentages of the backdrop, for use as CSS.
 */
export function alignToFloor(bounds: ContentBounds, ratio: number, mediaRatio: number = cardRatio) {
  const widest = (1 - 2 * air) / (bounds.right - bounds.left);
  // The height of the image relative to the backdrop when it is as wide as the backdrop.
  const height = mediaRatio / ratio;
  const highest = (1 - floor - air) / ((bounds.bottom - bounds.top) * height);
  const scale = Math.min(widest, highest);
  const middle = (bounds.left + bounds.right) / 2;
  return {
    width: percent(scale),
    left: percent(0.5 - scale * middle),
    bottom: percent(floor - scale * height * (1 - bounds.bottom)),
    aspectRatio: ratio,
  };
}

const galleryAir = 0.1;

/**
 * The same for a product that has the backdrop to itself, where no neighbour needs a common floor: centred, with a
 * margin of 10 % on every side.
 */
export function alignToCenter(bounds: ContentBounds, ratio: number, mediaRatio: number) {
  const height = mediaRatio / ratio;
  const [across, high] = [bounds.right - bounds.left, (bounds.bottom - bounds.top) * height];
  const scale = (1 - 2 * galleryAir) / Math.max(across, high);
  return {
    width: percent(scale),
    left: percent(0.5 - (scale * (bounds.left + bounds.right)) / 2),
    bottom: percent(0.5 - scale * height * (1 - (bounds.top + bounds.bottom) / 2)),
    aspectRatio: ratio,
  };
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}
