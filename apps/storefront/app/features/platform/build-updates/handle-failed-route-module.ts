import { nextLocation } from '../react-router/router-window.ts';
import { failingModule, type MissingModule, recoverFromChunkError } from './recover-from-chunk-error.ts';

/**
 * Handles a route module that the router could not load. The page is reloaded only if the user is navigating to it; a
 * module that was prefetched is requested again when it is needed.
 */
export function handleFailedRouteModule(error: unknown): Promise<MissingModule> {
  const goal = nextLocation();
  return goal ? recoverFromChunkError(error, goal) : Promise.resolve(failingModule(error));
}
