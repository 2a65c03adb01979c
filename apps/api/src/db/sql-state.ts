/** Returns the five-character code of a PostgreSQL error. Both databases set it; their error classes differ. */
export function getSqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** Returns whether the database asks to retry the whole transaction: a serialization failure or a deadlock. */
export function isRetryableTransactionError(error: unknown): boolean {
  const state = getSqlState(error);
  return state === '40001' || state === '40P01';
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Returns whether the database is unreachable, full, shutting down or timed out, so the request itself is not at fault.
 */
export function isDatabaseUnavailableError(error: unknown): boolean {
  const state = getSqlState(error);
  if (state !== undefined) return /^(08|53|57)/.test(state);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return unreachable.has(error.code);
  // The pool's own errors carry no code.
  return (
    isQueryTimeoutError(error) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed)/.test(
      error.message,
    )
  );
}

/** Returns whether the driver timed out. It is unknown whether the server executed the query. */
export function isQueryTimeoutError(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
