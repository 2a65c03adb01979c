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

/**
 * Handles a key press in the input: runs the action of the key, if it has one. After the last suggestion comes the input
 * itself, so that the typed text can be reached, and then the first.
 */
export function handleComboboxKey(
  event: KeyboardEvent,
  { open, active, count, show, close, setActive, choose }: Means,
): void {
  const { key } = event;
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
  if (isArrow && !open) show();
  else if (key === 'ArrowDown') setActive(active + 1 < count ? active + 1 : -1);
  else if (key === 'ArrowUp') setActive((active < 0 ? count : active) - 1);
  else if (key === 'Enter' && open && active >= 0) choose(active);
  else if (key === 'Escape' && open) close();
  else return;
  event.preventDefault();
  // A dialog around it closes on Escape too, but only on the next press.
  event.stopPropagation();
}
