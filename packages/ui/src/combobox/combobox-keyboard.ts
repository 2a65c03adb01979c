import type { KeyboardEvent } from 'react';

interface Means {
  open: boolean;
  /** The suggestion that Enter would choose, or -1. */
  active: number;
  count: number;
  show: () => void;
  close: () => void;
  setActive: (index: number) => void;
  choose: (index: number) => void;
}

/** What the keys do while the box has the focus. All others write. */
export function handleComboboxKey(event: KeyboardEvent, means: Means): void {
  const act = keys[event.key as keyof typeof keys];
  if (!act?.(means)) return;
  event.preventDefault();
  // A dialog around it closes with Escape too, but only with the next one.
  event.stopPropagation();
}

/** Each tells whether the key was used up. */
const keys = {
  ArrowDown(means: Means) {
    move(means, means.active + 1);
    return true;
  },
  ArrowUp(means: Means) {
    move(means, means.active === -1 ? means.count - 1 : means.active - 1);
    return true;
  },
  Enter({ open, active, choose }: Means) {
    if (!open || active === -1) return false;
    choose(active);
    return true;
  },
  Escape({ open, close }: Means) {
    if (open) close();
    return open;
  },
};

/** Past the last comes the box itself, so that one gets back to what was typed, and then the first. */
function move({ open, count, show, setActive }: Means, to: number) {
  if (open) setActive(to >= count ? -1 : to);
  else show();
}
