import type { MouseEvent } from 'react';

/** Whether a press asks the browser for a tab or a window of its own, so that nothing is to happen on this page. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
