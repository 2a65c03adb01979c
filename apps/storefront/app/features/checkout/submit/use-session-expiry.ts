import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../customer/session/session-store.ts';

export interface SessionExpiry {
  /** A customer was signed in here, and no longer is. */
  ended: boolean;
  goOnAsGuest: () => void;
}

/** Detects a session that ends while the page is open, until the user signs in or continues as a guest. */
export function useSessionExpiry(): SessionExpiry {
  const status = useSession((session) => session.status);
  const before = useRef(status);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    if (before.current === 'in' && status === 'out') setEnded(true);
    if (status === 'in') setEnded(false);
    before.current = status;
  }, [status]);
  return { ended, goOnAsGuest: () => setEnded(false) };
}
