import { type Place, permalink, readPermalink } from './permalink.ts';

/** The address is written a moment later: browsers refuse more than a few changes a second. */
const writeDelay = 200;

/** Where the reader is. The address follows, and the back button leads back. */
export function createPlace() {
  let place = readPermalink(location.hash);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Place) => {
    place = next;
    for (const listener of listeners) listener();
  };
  const write = () => {
    const next = permalink(place);
    if (next === location.hash) return;
    const isNew = readPermalink(location.hash).story !== place.story && location.hash !== '';
    if (isNew) history.pushState(null, '', next);
    else history.replaceState(null, '', next);
  };
  addEventListener('popstate', () => {
    clearTimeout(timer);
    set(readPermalink(location.hash));
  });

  return {
    get: () => place,
    go(more: Partial<Place>) {
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

export type PlaceStore = ReturnType<typeof createPlace>;
