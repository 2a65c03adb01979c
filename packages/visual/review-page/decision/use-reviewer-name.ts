import { useState } from 'react';
import type { ReviewStore } from '../session/review-store.ts';
import { getReviewerName, setReviewerName } from '../session/reviewer-name.ts';

/** Asks for the reviewer's name before the first decision, if the server was started without one. */
export function useReviewerName({ transport, state }: ReviewStore) {
  // The decision that waits for the name.
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  return {
    asking: waiting !== null,
    withReviewerName(decide: () => void) {
      // An exported file asks for the name when the decisions are saved.
      const isKnown = transport.kind === 'file' || state().review.reviewer !== null || getReviewerName();
      if (isKnown) decide();
      else setWaiting(() => decide);
    },
    save(name: string) {
      setReviewerName(name);
      setWaiting(null);
      waiting?.();
    },
    cancel: () => setWaiting(null),
  };
}
