import { renderOffscreen } from './render-offscreen.ts';

/** Where the router keeps how far each page was scrolled. */
const positionsKey = 'react-router-scroll-positions';

/**
 * Goes back to where the visitor was, as soon as the document has its height and long before the router is there to do
 * it. Gives the first page of a visit a key, by which the router finds its position again.
 */
export function restoreScroll() {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const top: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}')[history.state.key];
    if (typeof top !== 'number' || top === 0) return;
    renderOffscreen();
    scrollTo(0, top);
  } catch {
    // Forbidden, or written by somebody else: the page begins at its top.
  }
}
