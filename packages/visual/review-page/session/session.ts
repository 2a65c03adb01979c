import type { Decision, Review, View } from '../../src/review/review-data.ts';
import { type Decisions, decide, type Step, takeBack, type Wish } from './decisions.ts';
import type { ReviewLink } from './review-link.ts';

export interface SessionState {
  review: Review;
  decisions: Decisions;
  /** Labels of the pictures that were opened. */
  seen: ReadonlySet<string>;
  /** What can be undone, the last at the end. */
  steps: readonly Step[];
  /** What the server said no to, last. */
  refused: string | null;
}

/** What one reviewer does with one review. Every change shows at once; the link carries it away behind. */
export interface Session {
  link: ReviewLink;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  decide(wish: Wish): void;
  /** Takes the last step back and answers which it was. */
  undo(): Step | null;
  see(label: string, view: View): void;
}

export function createSession(first: Review, link: ReviewLink): Session {
  let state: SessionState = {
    review: first,
    decisions: first.decisions,
    seen: new Set(Object.keys(first.seen ?? {})),
    steps: stepsOf(first.decisions),
    refused: null,
  };
  const listeners = new Set<() => void>();
  const told = new Set<string>();
  const change = (more: Partial<SessionState>) => {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  };
  link.listen({
    decided(decisions, seen) {
      const all = new Set([...state.seen, ...seen]);
      // What is still on its way was decided later than what the server tells of.
      if (link.connection().waiting > 0) change({ seen: all });
      else change({ seen: all, decisions, steps: stillStanding(state.steps, decisions) });
    },
    review: (review) => change({ review, decisions: review.decisions, steps: stepsOf(review.decisions) }),
    refused: (refused) => change({ refused }),
  });

  return {
    link,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    decide(wish) {
      const { decisions, step } = decide(state.decisions, wish, 'you', new Date().toISOString());
      change({ decisions, steps: [...state.steps, step], refused: null });
      link.decide(wish);
    },
    undo() {
      const step = state.steps.at(-1);
      if (!step) return null;
      const decisions = takeBack(state.decisions, step);
      change({ decisions, steps: state.steps.slice(0, -1), refused: null });
      link.undo();
      return step;
    },
    see(label, view) {
      const once = `${label} ${view}`;
      if (told.has(once)) return;
      told.add(once);
      if (!state.seen.has(label)) change({ seen: new Set([...state.seen, label]) });
      link.see(label, view);
    },
  };
}

/** What earlier sittings decided can be undone, too: everything of one moment is one step. */
export function stepsOf(decisions: Decisions): Step[] {
  const moments = Map.groupBy(Object.entries(decisions), ([, { at }]) => at);
  return [...moments]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, made]) => ({
      labels: made.map(([label]) => label),
      verb: (made[0] as [string, Decision])[1].verb,
      before: {},
    }));
}

/** Steps of which another window has taken something back cannot be undone from here any more. */
function stillStanding(steps: readonly Step[], decisions: Decisions) {
  return steps.filter(({ labels }) => labels.every((label) => decisions[label]));
}
