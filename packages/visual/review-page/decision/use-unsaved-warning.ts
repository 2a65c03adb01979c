import { useEffect, useRef } from 'react';
import type { ReviewStore } from '../session/review-store.ts';

/** Warns before a window with unsaved decisions is closed. Returns a function that marks them as saved. */
export function useUnsavedWarning(session: ReviewStore): () => void {
  const saved = useRef(session.state().decisions);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const onlyHere = session.link.kind === 'file' && session.state().decisions !== saved.current;
      if (onlyHere || session.link.connection().waiting > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [session]);
  return () => {
    saved.current = session.state().decisions;
  };
}
