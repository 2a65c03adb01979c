import type { Cause, Decision, DecisionKind, ReviewPicture, ViewMode } from '../../src/review/review-data.ts';
import { getDisabledReason, isDecidable } from './review-status.ts';

export type Decisions = Readonly<Record<string, Decision>>;

/** What one press decided, and what stood there before: the way back. */
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

export function decide(
  decisions: Decisions,
  { labels, verb, reason, shownIn }: DecisionRequest,
  by: string,
  at: string,
) {
  const made = Object.fromEntries(labels.map((label) => [label, { verb, reason, shownIn, by, at }]));
  const before = Object.fromEntries(
    labels.flatMap((label) => {
      const decision = decisions[label];
      return decision ? [[label, decision]] : [];
    }),
  );
  const step: UndoStep = { labels, verb, before };
  return { decisions: { ...decisions, ...made }, step };
}

export function undo(decisions: Decisions, { labels, before }: UndoStep): Decisions {
  const gone = new Set(labels);
  const left = Object.entries(decisions).filter(([label]) => !gone.has(label));
  return { ...Object.fromEntries(left), ...before };
}

/** The next picture without a decision, after the present one and then from the top; null when there is none. */
export function findNextUndecided(
  order: readonly ReviewPicture[],
  decisions: Decisions,
  present: string | null,
) {
  const start = order.findIndex(({ label }) => label === present) + 1;
  const round = [...order.slice(start), ...order.slice(0, start)];
  return round.find((picture) => !decisions[picture.label] && isDecidable(picture)) ?? null;
}

/** What "Approve all" of a cause would decide: those that are open and have a picture that can be approved. */
export function listUndecided(
  cause: Cause,
  pictures: ReadonlyMap<string, ReviewPicture>,
  decisions: Decisions,
) {
  return cause.pictures.filter((label) => {
    const picture = pictures.get(label);
    return picture && !decisions[label] && getDisabledReason('approve', picture) === null;
  });
}

/** Outliers that nobody has opened yet. A group is not approved unseen. */
export function listUnseenOutliers(cause: Cause, seen: ReadonlySet<string>, decisions: Decisions) {
  return cause.outliers.filter((label) => !seen.has(label) && !decisions[label]);
}
