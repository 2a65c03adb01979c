import { formatPermalink, parsePermalink, type ReviewLocation } from './permalink.ts';

/** The address is written a moment later: browsers refuse more than a few changes a second. */
const writeDelay = 200;

/** Where the reader is. The address follows, and the back button leads back. */
export function createLocationStore() {
  let place = parsePermalink(location.hash);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: ReviewLocation) => {
    place = next;
    for (const listener of listeners) listener();
  };
  const write = () => {
    const next = formatPermalink(place);
    if (next === location.hash) return;
    const isNew = parsePermalink(location.hash).story !== place.story && location.hash !== '';
    if (isNew) history.pushState(null, '', next);
    else history.replaceState(null, '', next);
  };
  addEventListener('popstate', () => {
    clearTimeout(timer);
    set(parsePermalink(location.hash));
  });

  return {
    get: () => place,
    go(more: Partial<ReviewLocation>) {
      set({ ...place, ...more });
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
