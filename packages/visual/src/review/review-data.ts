import type { ScreenshotStatus } from '../evaluation/compare-with-baselines.ts';
import type { ScreenshotId } from '../screenshot-id.ts';

/** The data of the review page: everything that needs review, and what is known about it. */
export interface ReviewData {
  /** Such as "packages/ui, 312 stories". */
  title: string;
  /** The two compared versions: a branch or `git:<ref>`, with the short commit. */
  after: { name: string; commit: string };
  before: { name: string; commit: string | null };
  /** Who reviews, or `null` if the page has to ask for the name. */
  reviewer: string | null;
  /** The number of approved screenshots, which are counted but not shown. */
  approved: number;
  /** The number of screenshots whose approval was exported since the capture. They are no longer listed. */
  exportedApprovals: number;
  pictures: readonly ReviewScreenshot[];
  causes: readonly CauseGroup[];
  /** The decisions so far. They survive a restart of the server. */
  decisions: Readonly<Record<string, Decision>>;
  /** The opened screenshots with their last view. They survive a restart too. */
  seen?: Readonly<Record<string, ViewMode>>;
}

export interface ReviewScreenshot extends ScreenshotId {
  /** `<story> <mode>`: the key of decisions and permalinks. */
  label: string;
  /** The story's title in the tree, such as "Components/Button", and its own name. */
  title: string;
  name: string;
  /** Never `approved`. */
  status: Exclude<ScreenshotStatus, 'approved'>;
  /** The message for the reviewer. */
  message: string | null;
  before: ReviewImage | null;
  after: ReviewImage | null;
  /** The second capture of an unstable screenshot. */
  second: ReviewImage | null;
  difference: ScreenshotDifference | null;
  /** Hash of the screenshot as it was captured, or `null` without one. Its file may be compressed since. */
  captured: string | null;
  /** Hash of the accessibility snapshot, or `null` if it was not audited. */
  heard: string | null;
  /** The accessibility tree as text, or `null` if it was not audited. */
  aria: { before: string | null; after: string | null };
  axe: { added: readonly AxeFinding[]; mended: readonly AxeFinding[]; left: readonly AxeFinding[] };
  /** Whether a decision was exported since the capture that does not make the gate pass: a rejection or a flaky mark. */
  exported: boolean;
  /** The id of its cause. */
  cause: string | null;
  history: readonly DecisionHistoryEntry[];
}

export interface ReviewImage {
  /** Relative URL of the screenshot, or a data URL in an exported file. */
  source: string;
  hash: string;
  width: number;
  height: number;
}

export interface ScreenshotDifference {
  /** The drawing of the differing pixels. */
  source: string;
  pixels: number;
  /** The share of the larger area, from 0 to 1. */
  share: number;
  /** Changed regions, the largest first, in pixels of the larger screenshot. */
  regions: readonly ChangedRegion[];
}

export interface ChangedRegion {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface AxeFinding {
  rule: string;
  /** axe's description of the rule. */
  help: string;
  /** Selectors of the elements. */
  targets: readonly string[];
}

/** Why a group of screenshots differs, as far as it is known. */
export interface CauseGroup {
  id: string;
  kind:
    | 'token'
    | 'style'
    | 'component'
    | 'story'
    | 'fixture'
    | 'font'
    | 'package'
    | 'configuration'
    | 'look'
    | 'heard';
  /** Such as "--color-accent" or "packages/ui/src/button/button.tsx". */
  title: string;
  /** A sentence of detail: the file, the commit, how many components use it. */
  detail: string;
  /** The value before and after, for tokens. Colours are shown as patches. */
  values: { before: string; after: string } | null;
  /** The lines that changed in the file, as a unified diff without its header, or `null` if there is none. */
  diff: string | null;
  /** Labels in the order of the tree. */
  pictures: readonly string[];
  /** The pictures of the group by what changed in them: equal crops, or the same regions of a story in another theme. */
  cards: readonly (readonly string[])[];
  /** The screenshots that are unlike the rest. Each must be opened before the group can be approved at once. */
  outliers: readonly string[];
}

export type DecisionKind = 'approve' | 'reject' | 'flaky';

export interface Decision {
  verb: DecisionKind;
  /** Required for rejections and for every approval that is exported. */
  reason: string;
  by: string;
  at: string;
  /** The view in which the screenshot was viewed. */
  shownIn: ViewMode;
  /** The label of the screenshot that was viewed instead, because it shows the same change. */
  sameAs?: string;
}

/** How many of the approved screenshots an export has written so far. */
export interface ExportProgress {
  written: number;
  total: number;
}

export type ViewMode = 'side-by-side' | 'slider' | 'onion-skin' | 'difference' | 'blink' | 'single' | 'sheet';

export interface DecisionHistoryEntry {
  at: string;
  by: string;
  commit: string;
  reason: string;
  verb: 'approve' | 'reject';
  hash: string | null;
}
