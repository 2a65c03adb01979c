import type { ChangedRegion, ReviewImage } from '../../src/review/review-data.ts';

/** The minimum width of a crop in pixels, so that the crop shows where in the screenshot the change is. */
const narrowest = 240;

/**
 * Returns the crop of a thumbnail around the changed region, as `object-view-box`. Returns `undefined` if the whole
 * screenshot fits. Browsers without the property show the whole screenshot.
 */
export function getObjectViewBox(
  { width, height }: ReviewImage,
  region: ChangedRegion | undefined,
  aspect: number,
): string | undefined {
  const { x, y, width: across, height: down } = region ?? { x: 0, y: 0, width: 0, height: 0 };
  // The box around the region, with the aspect ratio of the frame if the screenshot is tall enough.
  const idealWidth = Math.max(narrowest, across * 1.3, down * 1.3 * aspect);
  const cropWidth = Math.min(width, idealWidth);
  const cropHeight = Math.min(height, cropWidth / aspect);
  if (cropWidth >= width * 0.9 && cropHeight >= height * 0.9) return undefined;
  const left = clamp(x + across / 2 - cropWidth / 2, width - cropWidth);
  const top = clamp(y + down / 2 - cropHeight / 2, height - cropHeight);
  const edges = [top, width - cropWidth - left, height - cropHeight - top, left];
  return `inset(${edges.map((edge) => `${Math.round(edge)}px`).join(' ')})`;
}

function clamp(value: number, max: number) {
  return Math.max(0, Math.min(value, max));
}
