import { findScreenshotDecisionError } from '../approved/write-decisions.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import type { CauseGroup, DecisionKind, ViewMode } from './review-data.ts';

/** A decision that a reviewer wants to make. */
export interface DecisionRequest {
  labels: readonly string[];
  verb: DecisionKind;
  reason: string;
  shownIn: ViewMode;
  /** The screenshot of the same card that was viewed. */
  sameAs?: string;
}

export interface DecisionContext {
  results: ReadonlyMap<string, ScreenshotResult>;
  causes: readonly CauseGroup[];
  seen: Readonly<Record<string, ViewMode>>;
  /** Screenshots that two branches approved differently. */
  contested: ReadonlySet<string>;
}

/** Returns why the decision is refused, or `null` if it is allowed. */
export function findDecisionError(
  { labels, verb, reason }: DecisionRequest,
  { results, causes, seen, contested }: DecisionContext,
): string | null {
  const screenshots = labels.map((label) => results.get(label));
  const unknown = labels.find((_, at) => !screenshots[at] || screenshots[at].status === 'approved');
  if (labels.length === 0) return 'No picture is selected.';
  if (unknown !== undefined) return `There is nothing to decide about ${unknown}.`;
  if (verb === 'reject' && reason.trim() === '') return 'A rejection needs a reason.';
  for (const [at, screenshot] of screenshots.entries()) {
    const why = screenshot && findScreenshotDecisionError(verb, screenshot);
    if (why) return `${labels[at]} cannot be decided this way: ${why}`;
  }
  const open = verb === 'approve' && labels.find((label) => contested.has(label));
  if (open) return `${open} cannot be approved here. ${results.get(open)?.message}`;
  return verb === 'approve' ? unseenAmong(labels, screenshots, causes, seen) : null;
}

/**
 * Returns why these screenshots cannot be approved at once, or `null` if they can: they must be of one story, show the
 * same change, or be of one group whose outliers were all opened.
 */
function unseenAmong(
  labels: readonly string[],
  screenshots: readonly (ScreenshotResult | undefined)[],
  causes: readonly CauseGroup[],
  seen: DecisionContext['seen'],
): string | null {
  if (new Set(screenshots.map((screenshot) => screenshot?.story)).size === 1) return null;
  const group = causes.find((cause) => labels.every((label) => cause.pictures.includes(label)));
  if (!group) return 'Only the pictures of one story, or those of one cause, can be approved at once.';
  if (isOneCard(labels, causes)) return null;
  const left = group.outliers.filter((label) => !seen[label]);
  if (left.length === 0) return null;
  return `Open ${left.join(', ')} first: ${left.length === 1 ? 'it differs' : 'they differ'} most from the rest of the group.`;
}

/** Returns whether these screenshots show the same change. */
export function isOneCard(labels: readonly string[], causes: readonly CauseGroup[]): boolean {
  // Equal accessibility trees do not make equal pictures.
  const cards = causes.filter(({ kind }) => kind !== 'heard').flatMap((cause) => cause.cards);
  return cards.some((card) => labels.every((label) => card.includes(label)));
}
