import { isRouteErrorResponse } from 'react-router-dom';

export type ErrorCause = 'not found' | 'no connection' | 'out of reach' | 'broken';

/** The messages of `fetch` in each browser if no response came. The type is not enough: bugs are `TypeError`s too. */
const unanswered = /^(?:Failed to fetch|NetworkError when attempting to fetch resource\.|Load failed)$/;

/** The browsers' messages for a module that failed to load. */
const missingModule =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/** Returns the cause of an error, as far as the user can act on it. */
export function getErrorCause(error: unknown): ErrorCause {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return 'not found';
    return [429, 502, 503, 504].includes(error.status) ? 'out of reach' : 'broken';
  }
  if (!(error instanceof TypeError)) return 'broken';
  if (unanswered.test(error.message)) return navigator.onLine ? 'out of reach' : 'no connection';
  return missingModule.test(error.message) && !navigator.onLine ? 'no connection' : 'broken';
}
