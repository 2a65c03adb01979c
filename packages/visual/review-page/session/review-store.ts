import type { Decision, ReviewData, ViewMode } from '../../src/review/review-data.ts';
import {
  applyDecision,
  applyUndoStep,
  type DecisionRequest,
  type Decisions,
  type UndoStep,
} from './decisions.ts';
import type { ReviewTransport } from './review-transport.ts';

export interface ReviewStoreState {
  review: ReviewData;
  decisions: Decisions;
  /** Labels of the screenshots that were opened. */
  seen: ReadonlySet<string>;
  /** The actions that can be undone, oldest first. */
  steps: readonly UndoStep[];
  /** The message of the last call that the server refused. */
  rejection: string | null;
}

/** The state of one reviewer's review. Changes show immediately and are sent in the background. */
export interface ReviewStore {
  transport: ReviewTransport;
  state(): ReviewStoreState;
  subscribe(listener: () => void): () => void;
  decide(request: DecisionRequest): void;
  /** Undoes the last action and returns it. */
  undo(): UndoStep | null;
  see(label: string, view: ViewMode): void;
}

export function createReviewStore(first: ReviewData, transport: ReviewTransport): ReviewStore {
  let state: ReviewStoreState = {
    review: first,
    decisions: first.decisions,
    seen: new Set(Object.keys(first.seen ?? {})),
    steps: toUndoSteps(first.decisions),
    rejection: null,
  };
  const listeners = new Set<() => void>();
  const sentViews = new Set<string>();
  const change = (more: Partial<ReviewStoreState>) => {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  };
  transport.listen({
    decided(decisions, seen) {
      const all = new Set([...state.seen, ...seen]);
      // Local decisions that are not sent yet are newer than those from the server.
      if (transport.connection().waiting > 0) change({ seen: all });
      else change({ seen: all, decisions, steps: dropUndoneSteps(state.steps, decisions) });
    },
    review: (review) => change({ review, decisions: review.decisions, steps: toUndoSteps(review.decisions) }),
    rejected: (rejection) => change({ rejection }),
  });

  return {
    transport,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    decide(request) {
      const { decisions, step } = applyDecision(state.decisions, request, 'you', new Date().toISOString());
      change({ decisions, steps: [...state.steps, step], rejection: null });
      transport.decide(request);
    },
    undo() {
      const step = state.steps.at(-1);
      if (!step) return null;
      const decisions = applyUndoStep(state.decisions, step);
      change({ decisions, steps: state.steps.slice(0, -1), rejection: null });
      transport.undo();
      return step;
    },
    see(label, view) {
      const once = `${label} ${view}`;
      if (sentViews.has(once)) return;
      sentViews.add(once);
      if (!state.seen.has(label)) change({ seen: new Set([...state.seen, label]) });
      transport.see(label, view);
    },
  };
}

/** Returns undo steps for decisions of earlier sessions. Decisions with the same time are one step. */
export function toUndoSteps(decisions: Decisions): UndoStep[] {
  const moments = Map.groupBy(Object.entries(decisions), ([, { at }]) => at);
  return [...moments]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, made]) => ({
      labels: made.map(([label]) => label),
      verb: (made[0] as [string, Decision])[1].verb,
      before: {},
    }));
}

/** Removes the steps that another window has undone, completely or in part. */
function dropUndoneSteps(steps: readonly UndoStep[], decisions: Decisions) {
  return steps.filter(({ labels }) => labels.every((label) => decisions[label]));
}
