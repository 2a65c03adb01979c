/** A card is 4 wide to 5 high. */
export const cardRatio = 4 / 5;

/** On every stage the floor is 17 % from below, with 14 % of air at each side and above. */
const floor = 0.17;
const air = 0.14;

/** Where the piece stands in its picture, without its shadow: parts of the width and of the height, from 0 to 1. */
export interface ContentBounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Scales and moves a picture so that the piece in it stands in the middle of the floor and as wide as the air at its
 * sides allows; what is taller than wide goes as high as the ceiling. Everything in parts of the stage, as CSS takes it.
 */
export function alignToFloor(outline: ContentBounds, ratio: number, stageRatio: number = cardRatio) {
  const widest = (1 - 2 * air) / (outline.right - outline.left);
  // How high the picture is on the stage while it is as wide as the stage.
  const height = stageRatio / ratio;
  const highest = (1 - floor - air) / ((outline.bottom - outline.top) * height);
  const scale = Math.min(widest, highest);
  const middle = (outline.left + outline.right) / 2;
  return {
    width: percent(scale),
    left: percent(0.5 - scale * middle),
    bottom: percent(floor - scale * height * (1 - outline.bottom)),
    aspectRatio: ratio,
  };
}

const galleryAir = 0.1;

/**
 * The same for a stage that a piece has to itself, where no neighbour asks for one floor: in the middle of it, with
 * 10 % of air at every side.
 */
export function alignToCenter(outline: ContentBounds, ratio: number, stageRatio: number) {
  const height = stageRatio / ratio;
  const [across, high] = [outline.right - outline.left, (outline.bottom - outline.top) * height];
  const scale = (1 - 2 * galleryAir) / Math.max(across, high);
  return {
    width: percent(scale),
    left: percent(0.5 - (scale * (outline.left + outline.right)) / 2),
    bottom: percent(0.5 - scale * height * (1 - (outline.top + outline.bottom) / 2)),
    aspectRatio: ratio,
  };
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}
