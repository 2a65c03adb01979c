import type { ChangedRegion, ScreenshotDifference } from '../../src/review/review-data.ts';
import type { Pair } from './pair.ts';

/** The props of every view. */
export interface ViewModeProps {
  pair: Pair;
  /** Such as "Button, On offer, 1280 light". */
  name: string;
  /** The size of the larger screenshot, unscaled. */
  size: { width: number; height: number };
  scale: number;
  /** Whether to stack the screenshots. Wide, low screenshots are larger if they are stacked. */
  stacked: boolean;
  difference: ScreenshotDifference | null;
  /** Empty while the boxes are hidden. */
  regions: readonly ChangedRegion[];
  current: number | null;
  onWheelZoom: (direction: 1 | -1) => void;
}
