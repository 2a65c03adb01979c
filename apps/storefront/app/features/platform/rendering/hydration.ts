/** The event dispatched on `window` once React has hydrated the page. */
export const hydratedEvent = 'piri:hydrated';

/** Marks the page as hydrated, which ends the early scripts. Styles and tests read the attribute on `<html>`. */
export function markHydrated() {
  document.documentElement.dataset['hydrated'] = '';
  dispatchEvent(new Event(hydratedEvent));
}

/** Returns true once the page is hydrated; always false on the server. */
export function isHydrated(): boolean {
  return typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;
}
