import type { KeyboardEvent } from 'react';

/** Where a key leads in the row of tabs: along it and round its ends. `undefined` for every other key. */
export function getTabForKey(row: HTMLElement, { key, ...event }: Pressed): HTMLElement | undefined {
  // With these the arrows belong to the browser: Alt and the left one go back a page.
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

/** Scrolls the row, and nothing but the row, until the tab is in it and the edge of its neighbour shows. */
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
