import type { MouseEvent } from 'react';

/** Returns true if a click has a modifier key, such as for opening a new tab, so that the page must not handle it. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
