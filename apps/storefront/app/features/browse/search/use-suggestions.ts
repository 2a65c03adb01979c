import { useEffect, useState } from 'react';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { noSuggestions, type Suggestions } from './suggestions.ts';

/** The debounce delay in milliseconds. */
const debounceMs = 180;
const minQueryLength = 2;

/**
 * Returns suggestions for a text while it is typed. Aborts the previous request; a failed one returns no suggestions.
 */
export function useSuggestions(text: string): Suggestions {
  const [found, setFound] = useState(noSuggestions);
  const query = text.trim();

  useEffect(() => {
    if (query.length < minQueryLength) {
      setFound(noSuggestions);
      return;
    }
    const off = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchSuggestions(query, off.signal);
      if (!off.signal.aborted) setFound(answer);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      off.abort();
    };
  }, [query]);

  return found;
}
