import { getNextLocation } from '../react-router/router-window.ts';
import {
  createThrowingModule,
  recoverFromChunkError,
  type ThrowingModule,
} from './recover-from-chunk-error.ts';

/**
 * Handles a route module that the router could not load. The page is reloaded only if the user is navigating to it; a
 * module that was prefetched is requested again when it is needed.
 */
export function handleFailedRouteModule(error: unknown): Promise<ThrowingModule> {
  const goal = getNextLocation();
  return goal ? recoverFromChunkError(error, goal) : Promise.resolve(createThrowingModule(error));
}
