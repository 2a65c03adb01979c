import { reloadOnce } from './reload-once.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

/** Replaces a route module that failed to load. It throws when rendered, so that the error boundary shows the error. */
export interface ThrowingModule {
  default: () => never;
}

/**
 * Recovers from a chunk that failed to load, most likely because a newer build has replaced it. Reloads the page that
 * the user was navigating to, once. After that, or if typed values could be lost, the error goes to the nearest error
 * boundary.
 */
export function recoverFromChunkError(
  error: unknown,
  goal: Pick<Location, 'pathname' | 'search'> = location,
): Promise<ThrowingModule> {
  // Don't reload offline: the browser's own error page would replace this page.
  if (navigator.onLine && !hasUnsavedWork() && reloadOnce(goal)) {
    // The page is about to be replaced. Resolving would only flash an error before that.
    return new Promise(() => {});
  }
  return Promise.resolve(createThrowingModule(error));
}

/**
 * Returns a module that throws when rendered. A rejection would not do: the router would take the data it has, drop the
 * module's error, and show nothing.
 */
export function createThrowingModule(error: unknown): ThrowingModule {
  return {
    default: () => {
      throw error;
    },
  };
}
