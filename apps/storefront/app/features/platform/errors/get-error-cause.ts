import { isRouteErrorResponse } from 'react-router-dom';

export type ErrorCause = 'not found' | 'no connection' | 'out of reach' | 'broken';

/** What `fetch` says in each browser when no answer came at all. A fault of our own is a `TypeError` too. */
const unanswered = /^(?:Failed to fetch|NetworkError when attempting to fetch resource\.|Load failed)$/;

/** What browsers say when a part of the application did not come. */
const missingModule =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/** What has happened, as far as a visitor can do something about it. */
export function getErrorCause(error: unknown): ErrorCause {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return 'not found';
    return [429, 502, 503, 504].includes(error.status) ? 'out of reach' : 'broken';
  }
  if (!(error instanceof TypeError)) return 'broken';
  if (unanswered.test(error.message)) return navigator.onLine ? 'out of reach' : 'no connection';
  return missingModule.test(error.message) && !navigator.onLine ? 'no connection' : 'broken';
}
