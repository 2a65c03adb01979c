import type { ScreenshotStatus } from '../judge/compare-with-baselines.ts';
import type { ScreenshotId } from '../screenshot-id.ts';

/** What the review page is given: everything that needs somebody's eyes, and what is known about it. */
export interface Review {
  /** Such as "packages/ui, 312 stories". */
  title: string;
  /** What is looked at, and what it is set against: a branch or `git:<ref>`, with the short commit. */
  after: { name: string; commit: string };
  before: { name: string; commit: string | null };
  /** Pictures that are approved as they are; they are counted and listed, not shown. */
  approved: number;
  pictures: readonly ReviewPicture[];
  causes: readonly Cause[];
  /** What was decided so far; it outlives a restart of the page. */
  decisions: Readonly<Record<string, Decision>>;
  /** The pictures that were opened, and in which view last; it outlives a restart too. */
  seen?: Readonly<Record<string, ViewMode>>;
}

export interface ReviewPicture extends ScreenshotId {
  /** `<story> <mode>`: the key of decisions and permalinks. */
  label: string;
  /** The story's place in the tree, such as "Components/Button", and its own name. */
  title: string;
  name: string;
  /** Never `approved`. */
  status: Exclude<ScreenshotStatus, 'approved'>;
  /** What a person reads about it. */
  message: string | null;
  before: ReviewImage | null;
  after: ReviewImage | null;
  /** The second shot of a picture that is unstable. */
  second: ReviewImage | null;
  difference: PictureDifference | null;
  /** Hash of the accessibility tree and of axe's findings; null where they were not asked. */
  heard: string | null;
  /** The accessibility tree as text; null where it was not taken. */
  aria: { before: string | null; after: string | null };
  axe: { added: readonly AxeFinding[]; mended: readonly AxeFinding[]; left: readonly AxeFinding[] };
  /** The id of its cause. */
  cause: string | null;
  history: readonly HistoryEntry[];
}

export interface ReviewImage {
  /** Relative address of the picture beside the page; a data address in an exported file. */
  source: string;
  hash: string;
  width: number;
  height: number;
}

export interface PictureDifference {
  /** The drawing of the differing pixels. */
  source: string;
  pixels: number;
  /** 0 to 1, of the larger area. */
  share: number;
  /** Changed regions, the largest first, in pixels of the larger picture. */
  regions: readonly Region[];
}

export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface AxeFinding {
  rule: string;
  /** What axe says, in a sentence. */
  help: string;
  /** Selectors of the elements. */
  targets: readonly string[];
}

/** Why a group of pictures differs, as far as it can be told. */
export interface Cause {
  id: string;
  kind: 'token' | 'style' | 'component' | 'story' | 'look' | 'heard';
  /** Such as "--color-neel" or "packages/ui/src/button/button.tsx". */
  title: string;
  /** A sentence of detail: the file, the commit, how many components use it. */
  detail: string;
  /** The value before and after, for tokens; colours are shown as patches. */
  values: { before: string; after: string } | null;
  /** Labels, in the order of the tree. */
  pictures: readonly string[];
  /** Those that differ from the rest of the group most; each must be opened before the group is approved at once. */
  outliers: readonly string[];
}

export type DecisionKind = 'approve' | 'reject' | 'flaky';

export interface Decision {
  verb: DecisionKind;
  /** Required for reject and for every approval that is written down. */
  reason: string;
  by: string;
  at: string;
  /** The view in which the picture was seen. */
  shownIn: ViewMode;
}

export type ViewMode = 'side-by-side' | 'slider' | 'onion-skin' | 'difference' | 'blink' | 'single' | 'sheet';

export interface HistoryEntry {
  at: string;
  by: string;
  commit: string;
  reason: string;
  verb: 'approve' | 'reject';
  hash: string | null;
}
