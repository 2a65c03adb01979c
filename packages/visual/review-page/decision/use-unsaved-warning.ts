import { useEffect, useRef } from 'react';
import type { Session } from '../session/session.ts';

/** Asks before a window is closed that holds decisions which are nowhere else. Answers how to say that they are saved. */
export function useUnsavedWarning(session: Session): () => void {
  const saved = useRef(session.state().decisions);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const onlyHere = session.link.kind === 'file' && session.state().decisions !== saved.current;
      if (onlyHere || session.link.connection().waiting > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [session]);
  return () => {
    saved.current = session.state().decisions;
  };
}
