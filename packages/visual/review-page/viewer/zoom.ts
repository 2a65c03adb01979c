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
  return isWide(width, height) && width > viewportWidth / 2 - screenshotMargin * 2;
}

/** Returns the scale of a screenshot. `fit` never enlarges, so that small screenshots stay sharp. */
export function getScale(zoom: Zoom, paneWidth: number, screenshotWidth: number): number {
  if (zoom !== 'fit') return zoom;
  return Math.min(1, Math.max(0.05, (paneWidth - screenshotMargin * 2) / Math.max(1, screenshotWidth)));
}

/**
 * Returns whether a screenshot is shown in its original size until the reviewer chooses another. Either all changes would
 * be too small to be noticed if it fits the pane: less than 16 pixels wide and high. Or it is wide and low, so that it
 * would be a thin strip, and the pane has room for all of its changes.
 */
export function shouldShowOriginalSize(
  regions: readonly ChangedRegion[],
  paneWidth: number,
  { width, height }: { width: number; height: number },
  fitScale: number,
): boolean {
  if (regions.length === 0 || fitScale === 1) return false;
  if (regions.every((region) => Math.max(region.width, region.height) * fitScale < 16)) return true;
  const left = Math.min(...regions.map(({ x }) => x));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  return isWide(width, height) && right - left <= paneWidth - screenshotMargin * 2;
}

function isWide(width: number, height: number): boolean {
  return width > height * 2.2;
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
