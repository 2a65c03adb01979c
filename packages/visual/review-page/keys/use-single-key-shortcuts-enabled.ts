import { useState } from 'react';

const storageKey = 'visual-review-single-keys';

/** Whether single-key shortcuts are on. Stored in this browser. */
export function useSingleKeyShortcutsEnabled(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      // An exported file may have no storage. Shortcuts are on then, and the switch lasts as long as the window.
      return true;
    }
  });
  const set = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
    } catch {
      // No storage, as above.
    }
  };
  return [on, set];
}
