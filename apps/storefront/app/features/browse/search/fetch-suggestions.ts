import { noSuggestions, type Suggestions } from './suggestions.ts';

/** Fetches suggestions from the shop's own server. */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    const answer = await fetch(`/suggestions?${new URLSearchParams({ query })}`, { signal });
    return answer.ok ? ((await answer.json()) as Suggestions) : noSuggestions;
  } catch {
    // The request was aborted, or the network is down. The search itself still works and reports errors.
    return noSuggestions;
  }
}
