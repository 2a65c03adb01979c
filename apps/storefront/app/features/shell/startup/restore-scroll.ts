import { renderDeferredContentNow } from './render-deferred-content-now.ts';

/** The key under which the router stores scroll positions. */
const positionsKey = 'react-router-scroll-positions';

/**
 * Restores the scroll position once the document is parsed, long before the router could. It gives the first history
 * entry of a visit a key, by which the router finds its position again.
 */
export function restoreScroll() {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const top: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}')[history.state.key];
    if (typeof top !== 'number' || top === 0) return;
    renderDeferredContentNow();
    scrollTo(0, top);
  } catch {
    // Blocked or invalid: the page starts at the top.
  }
}
