import { noSuggestions, type Suggestions } from './suggestions.ts';

/** Asks the shop's own server, from the browser. */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    const answer = await fetch(`/suggestions?${new URLSearchParams({ query })}`, { signal });
    return answer.ok ? ((await answer.json()) as Suggestions) : noSuggestions;
  } catch {
    // Called off, or the line is down: the search itself still goes, and says what is wrong.
    return noSuggestions;
  }
}
