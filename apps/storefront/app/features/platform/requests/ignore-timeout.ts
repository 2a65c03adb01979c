/** Resolves to the result, or to undefined if the page's time limit has expired. Other errors are rethrown. */
export async function ignoreTimeout<T>(answer: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
