import { nextLocation } from '../react-router/router-window.ts';
import { failingModule, type MissingModule, recoverFromChunkError } from './recover-from-chunk-error.ts';

/**
 * The router could not load the module of a page. Only a page that the visitor is going to is loaded anew: one that was
 * prefetched is asked for again when it is needed.
 */
export function handleFailedRouteModule(error: unknown): Promise<MissingModule> {
  const goal = nextLocation();
  return goal ? recoverFromChunkError(error, goal) : Promise.resolve(failingModule(error));
}
