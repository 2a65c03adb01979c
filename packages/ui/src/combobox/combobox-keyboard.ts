import type { KeyboardEvent } from 'react';

interface Means {
  open: boolean;
  /** The index of the suggestion that Enter would choose, or -1. */
  active: number;
  count: number;
  show: () => void;
  close: () => void;
  setActive: (index: number) => void;
  choose: (index: number) => void;
}

/** Handles a key press in the input: runs the action of the key, if it has one. */
export function handleComboboxKey(event: KeyboardEvent, means: Means): void {
  const act = keys[event.key as keyof typeof keys];
  if (!act?.(means)) return;
  event.preventDefault();
  // A dialog around it closes on Escape too, but only on the next press.
  event.stopPropagation();
}

/** Each handler returns whether it handled the key. */
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

/**
 * Moves the active suggestion. After the last one comes the input itself, so that the typed text can be reached, and
 * then the first.
 */
function move({ open, count, show, setActive }: Means, to: number) {
  if (open) setActive(to >= count ? -1 : to);
  else show();
}
