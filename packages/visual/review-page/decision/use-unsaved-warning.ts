import { useEffect, useRef } from 'react';
import type { ReviewStore } from '../session/review-store.ts';

/** Warns before a window with unsaved decisions is closed. Returns a function that marks them as saved. */
export function useUnsavedWarning(store: ReviewStore): () => void {
  const saved = useRef(store.state().decisions);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const onlyHere = store.transport.kind === 'file' && store.state().decisions !== saved.current;
      if (onlyHere || store.transport.connection().waiting > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [store]);
  return () => {
    saved.current = store.state().decisions;
  };
}
