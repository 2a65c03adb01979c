import type { Client, Result } from '@piri/client';

/** Wraps a client for one page, and tracks whether a call failed so that the page is incomplete. */
export function trackApiFailures(client: Client): { api: Client; hasFailures(): boolean } {
  let hasFailures = false;
  const watched = Object.entries(client).map(([name, call]) => [
    name,
    async (...given: unknown[]) => {
      try {
        const result = await (call as (...given: unknown[]) => Promise<Result<unknown>>)(...given);
        hasFailures ||= isTrouble(result);
        return result;
      } catch (error) {
        hasFailures = true;
        throw error;
      }
    },
  ]);
  return { api: Object.fromEntries(watched) as Client, hasFailures: () => hasFailures };
}

/** Returns true if there is no valid response; "not found" and "rejected" are valid ones. */
function isTrouble(result: Result<unknown>): boolean {
  if (result.ok) return false;
  return (
    result.networkError === true ||
    result.schemaErrors !== undefined ||
    result.status === 429 ||
    result.status >= 500
  );
}
