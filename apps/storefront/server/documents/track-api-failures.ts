import type { Client, Result } from '@piri/client';

/** The same calls for one page, and whether one of them had no answer that the page could be made of. */
export function trackApiFailures(client: Client): { api: Client; missesSomething(): boolean } {
  let missesSomething = false;
  const watched = Object.entries(client).map(([name, call]) => [
    name,
    async (...given: unknown[]) => {
      try {
        const result = await (call as (...given: unknown[]) => Promise<Result<unknown>>)(...given);
        missesSomething ||= isTrouble(result);
        return result;
      } catch (error) {
        missesSomething = true;
        throw error;
      }
    },
  ]);
  return { api: Object.fromEntries(watched) as Client, missesSomething: () => missesSomething };
}

/** No answer to the question; "there is none" and "not like this" are answers. */
function isTrouble(result: Result<unknown>): boolean {
  if (result.ok) return false;
  return (
    result.networkError === true ||
    result.misfit !== undefined ||
    result.status === 429 ||
    result.status >= 500
  );
}
