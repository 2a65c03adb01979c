import type { ChangedRegion } from '../../src/review/review-data.ts';

/** `fit` for the available width, or a factor of the original size. */
export type Zoom = 'fit' | number;

const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4, 6, 8];

/** Space around a screenshot on each side, in pixels. */
export const screenshotMargin = 24;

/** Returns whether two screenshots are larger one above the other than side by side. */
export function shouldStackScreenshots(
  viewportWidth: number,
  { width, height }: { width: number; height: number },
): boolean {
  return width > height * 2.2 && width > viewportWidth / 2 - screenshotMargin * 2;
}

/** Returns the scale of a screenshot. `fit` never enlarges, so that small screenshots stay sharp. */
export function getScale(zoom: Zoom, paneWidth: number, screenshotWidth: number): number {
  if (zoom !== 'fit') return zoom;
  return Math.min(1, Math.max(0.05, (paneWidth - screenshotMargin * 2) / Math.max(1, screenshotWidth)));
}

/**
 * Returns whether all changes would be too small to be noticed in a screenshot that fits the pane: less than 16 pixels
 * wide and high.
 */
export function areRegionsTiny(regions: readonly ChangedRegion[], scale: number): boolean {
  return regions.length > 0 && regions.every(({ width, height }) => Math.max(width, height) * scale < 16);
}

export function getNextScale(scale: number, direction: 1 | -1): number {
  const nextStep =
    direction > 0 ? steps.find((step) => step > scale * 1.01) : steps.findLast((step) => step < scale * 0.99);
  return nextStep ?? (direction > 0 ? 8 : 0.1);
}

/** Returns the scroll position that keeps the same point of the screenshot under the same point of the pane. */
export function getAnchoredScroll(scroll: number, spot: number, oldSize: number, newSize: number): number {
  return ((scroll + spot) / Math.max(1, oldSize)) * newSize - spot;
}
