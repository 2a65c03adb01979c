/** Sent on `window` once React has taken over the page. */
export const hydratedEvent = 'piri:hydrated';

/** Ends the early scripts. From here on React answers; the mark on `<html>` tells style sheets and tests. */
export function markHydrated() {
  document.documentElement.dataset['hydrated'] = '';
  dispatchEvent(new Event(hydratedEvent));
}

/** On the server it never is. */
export function isHydrated(): boolean {
  return typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;
}
