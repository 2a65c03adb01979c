import type { DifferenceMetrics } from '../compare/compare-screenshots.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';
import type { ChangedScreenshot } from './outliers.ts';

/** A changed screenshot with the change of its accessibility snapshot as text. */
export type ChangedPlace = ChangedScreenshot & { accessibilityChange: string };

/** By how many pixels the edges of a region may differ between themes, because letters are smoothed differently. */
const tolerance = 2;

/**
 * Groups screenshots that show one change: their changed regions have the same content before and after, wherever they
 * are; or they are of one story and width in two themes, and the same regions changed. Their accessibility snapshots
 * must have changed alike, too, because nobody looks at each. The largest card comes first.
 */
export function groupIntoCards(screenshots: readonly ChangedPlace[]): string[][] {
  const cards = Map.groupBy(
    screenshots,
    ({ difference, accessibilityChange }) => `${difference.look} ${accessibilityChange}`,
  );
  const merged: ChangedPlace[][] = [];
  for (const card of cards.values()) {
    const twin = merged.find((other) =>
      other.some((one) => card.some((mine) => isSameInOtherTheme(one, mine))),
    );
    if (twin) twin.push(...card);
    else merged.push([...card]);
  }
  return merged
    .map((card) => card.map(getScreenshotLabel).sort())
    .sort((one, other) => other.length - one.length || ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1));
}

function isSameInOtherTheme(one: ChangedPlace, other: ChangedPlace): boolean {
  const [width, theme] = splitMode(one.mode);
  const [otherWidth, otherTheme] = splitMode(other.mode);
  return (
    one.story === other.story &&
    one.accessibilityChange === other.accessibilityChange &&
    width === otherWidth &&
    [theme, otherTheme].sort().join() === 'dark,light' &&
    haveSameRegions(one.difference, other.difference)
  );
}

function splitMode(mode: string): [width: string, theme: string] {
  const at = mode.indexOf('-');
  return [mode.slice(0, at), mode.slice(at + 1)];
}

function haveSameRegions({ regions, grown }: DifferenceMetrics, other: DifferenceMetrics): boolean {
  if (regions.length !== other.regions.length) return false;
  if (grown.width !== other.grown.width || grown.height !== other.grown.height) return false;
  return regions.every((region) =>
    other.regions.some(
      (candidate) =>
        Math.abs(region.x - candidate.x) <= tolerance &&
        Math.abs(region.y - candidate.y) <= tolerance &&
        Math.abs(region.x + region.width - candidate.x - candidate.width) <= tolerance &&
        Math.abs(region.y + region.height - candidate.y - candidate.height) <= tolerance,
    ),
  );
}
