import { formatPermalink, parsePermalink, type ReviewLocation } from './permalink.ts';

/** Delay before the URL is updated, in milliseconds. Browsers limit the number of updates per second. */
const writeDelay = 200;

/** Creates a store of the current location in the review, synchronised with the URL and the back button. */
export function createLocationStore() {
  let current = parsePermalink(location.hash);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: ReviewLocation) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const write = () => {
    const next = formatPermalink(current);
    if (next === location.hash) return;
    const isNew = parsePermalink(location.hash).story !== current.story && location.hash !== '';
    if (isNew) history.pushState(null, '', next);
    else history.replaceState(null, '', next);
  };
  addEventListener('popstate', () => {
    clearTimeout(timer);
    set(parsePermalink(location.hash));
  });

  return {
    get: () => current,
    go(more: Partial<ReviewLocation>) {
      set({ ...current, ...more });
      clearTimeout(timer);
      timer = setTimeout(write, writeDelay);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type LocationStore = ReturnType<typeof createLocationStore>;
