import { useState } from 'react';

const shelf = 'visual-review-single-keys';

/** Whether single keys do anything; remembered in this browser. */
export function useSingleKeyShortcuts(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(shelf) !== 'off';
    } catch {
      // A file may have no storage: then keys work, and the switch lasts as long as the window.
      return true;
    }
  });
  const set = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(shelf, next ? 'on' : 'off');
    } catch {
      // As above.
    }
  };
  return [on, set];
}
