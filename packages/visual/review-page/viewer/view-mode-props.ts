import type { PictureDifference, Region } from '../../src/review/review-data.ts';
import type { Pair } from './pair.ts';

/** What every way of looking at a picture is given. */
export interface ViewModeProps {
  pair: Pair;
  /** "Button, On offer, 1280 light". */
  name: string;
  /** Of the larger of the two, as it was taken. */
  size: { width: number; height: number };
  scale: number;
  /** Wide and low: two such pictures are larger one above the other. */
  stacked: boolean;
  difference: PictureDifference | null;
  /** None while the boxes are off. */
  regions: readonly Region[];
  current: number | null;
  onWheelZoom: (direction: 1 | -1) => void;
}
