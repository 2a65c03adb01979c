import type { Region, ReviewImage } from '../../src/review/review-data.ts';

/** At least this wide, so that one sees where in the picture one is. */
const narrowest = 240;

/**
 * The part of a picture that a small box shows, as `object-view-box`: as much as fits the box around what changed.
 * A picture that fits well is shown whole, and so is every one where the browser does not know the property.
 */
export function getCropBox(
  { width, height }: ReviewImage,
  region: Region | undefined,
  aspect: number,
): string | undefined {
  const { x, y, width: across, height: down } = region ?? { x: 0, y: 0, width: 0, height: 0 };
  // The box around the region, in the shape of the frame where the picture is high enough for it.
  const wanted = Math.max(narrowest, across * 1.3, down * 1.3 * aspect);
  const cropWidth = Math.min(width, wanted);
  const cropHeight = Math.min(height, cropWidth / aspect);
  if (cropWidth >= width * 0.9 && cropHeight >= height * 0.9) return undefined;
  const left = clamp(x + across / 2 - cropWidth / 2, width - cropWidth);
  const top = clamp(y + down / 2 - cropHeight / 2, height - cropHeight);
  const edges = [top, width - cropWidth - left, height - cropHeight - top, left];
  return `inset(${edges.map((edge) => `${Math.round(edge)}px`).join(' ')})`;
}

function clamp(value: number, most: number) {
  return Math.max(0, Math.min(value, most));
}
