import type { KeyboardEvent } from 'react';

/** Returns the tab that a key moves to, wrapping at the ends, or `undefined` for every other key. */
export function getTabForKey(row: HTMLElement, { key, ...event }: Pressed): HTMLElement | undefined {
  // With a modifier, the arrow keys belong to the browser: Alt and Left Arrow goes back a page.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...row.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const forwards = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = forwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const focused = tabs.indexOf(document.activeElement as HTMLElement);
  switch (key) {
    case forwards:
      return tabs[(focused + 1) % tabs.length];
    case backwards:
      return tabs.at(focused - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return;
  }
}

/** Scrolls only the row, until the tab and the edge of its neighbour are visible. */
export function scrollTabIntoView(tab: HTMLElement): void {
  const row = tab.closest('[role=tablist]');
  if (!row) return;
  const neighbour = 32;
  const own = tab.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  if (own.right > box.right) row.scrollLeft += own.right - box.right + neighbour;
  else if (own.left < box.left) row.scrollLeft -= box.left - own.left + neighbour;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;
