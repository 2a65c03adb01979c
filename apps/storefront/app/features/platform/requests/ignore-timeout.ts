/** The answer, or nothing when the time for all of a page's calls has run out. Any other failure is one. */
export async function ignoreTimeout<T>(answer: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
