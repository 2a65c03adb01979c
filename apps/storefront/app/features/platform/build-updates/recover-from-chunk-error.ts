import { reloadOnce } from './reload-once.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

/** Stands in for a route's module that could not be had: it fails where it is shown, and so at the nearest error screen. */
export interface MissingModule {
  default: () => never;
}

/**
 * A part of the application failed to load, most likely because a newer build has replaced it.
 * Loads the page that the visitor was going to, once; after that, or where something typed could be lost,
 * the error goes on to the nearest error screen.
 */
export function recoverFromChunkError(
  error: unknown,
  goal: Pick<Location, 'pathname' | 'search'> = location,
): Promise<MissingModule> {
  // Without a connection nothing can be loaded anew: the visitor would lose the page there is for the browser's own.
  if (navigator.onLine && !hasUnsavedWork() && reloadOnce(goal)) {
    // The page is about to be replaced: an answer would only flash an error before it goes.
    return new Promise(() => {});
  }
  return Promise.resolve(failingModule(error));
}

/** Not a rejection: the router would take the data it has, forget the module's error, and show nothing at all. */
export function failingModule(error: unknown): MissingModule {
  return {
    default: () => {
      throw error;
    },
  };
}
