import type {
  CauseGroup,
  Decision,
  DecisionKind,
  ReviewScreenshot,
  ViewMode,
} from '../../src/review/review-data.ts';
import { getDisabledReason, isDecidable } from './review-status.ts';

export type Decisions = Readonly<Record<string, Decision>>;

/** One action that can be undone, with the decisions before it. */
export interface UndoStep {
  labels: readonly string[];
  verb: DecisionKind;
  before: Decisions;
}

export interface DecisionRequest {
  labels: readonly string[];
  verb: DecisionKind;
  reason: string;
  shownIn: ViewMode;
}

export function applyDecision(
  decisions: Decisions,
  { labels, verb, reason, shownIn }: DecisionRequest,
  by: string,
  at: string,
) {
  const [first] = labels;
  const made = Object.fromEntries(
    labels.map((label) => {
      const sameAs = label !== first && shownIn !== 'sheet' ? first : undefined;
      return [label, { verb, reason, shownIn, by, at, ...(sameAs !== undefined && { sameAs }) }];
    }),
  );
  const before = Object.fromEntries(
    labels.flatMap((label) => {
      const decision = decisions[label];
      return decision ? [[label, decision]] : [];
    }),
  );
  const step: UndoStep = { labels, verb, before };
  return { decisions: { ...decisions, ...made }, step };
}

export function applyUndoStep(decisions: Decisions, { labels, before }: UndoStep): Decisions {
  const gone = new Set(labels);
  const left = Object.entries(decisions).filter(([label]) => !gone.has(label));
  return { ...Object.fromEntries(left), ...before };
}

/**
 * Returns whether the screenshot still needs a decision. A rejection or a mark that is in the baselines needs no other
 * one, although the gate reports the screenshot.
 */
export function isUndecided(screenshot: ReviewScreenshot, decisions: Decisions): boolean {
  const { label, status, exported } = screenshot;
  return isDecidable(screenshot) && !decisions[label] && status !== 'rejected' && !exported;
}

/**
 * Returns the next screenshot without a decision, starting after the current one and wrapping around, or `null` if none
 * is left.
 */
export function findNextUndecided(
  order: readonly ReviewScreenshot[],
  decisions: Decisions,
  present: string | null,
) {
  const start = order.findIndex(({ label }) => label === present) + 1;
  const round = [...order.slice(start), ...order.slice(0, start)];
  return round.find((screenshot) => isUndecided(screenshot, decisions)) ?? null;
}

/**
 * Returns the screenshots of a cause that "Approve all" or "Reject all" decides: undecided ones that allow it and are not
 * excluded.
 */
export function listUndecidedLabels(
  verb: 'approve' | 'reject',
  cause: CauseGroup,
  excluded: ReadonlySet<string>,
  screenshots: ReadonlyMap<string, ReviewScreenshot>,
  decisions: Decisions,
) {
  return cause.pictures.filter((label) => {
    const screenshot = excluded.has(label) ? undefined : screenshots.get(label);
    return screenshot && isUndecided(screenshot, decisions) && getDisabledReason(verb, screenshot) === null;
  });
}

/** Returns the outliers that were not opened yet. They must be viewed before their group is approved. */
export function listUnseenOutliers(cause: CauseGroup, seen: ReadonlySet<string>, decisions: Decisions) {
  return cause.outliers.filter((label) => !seen.has(label) && !decisions[label]);
}
