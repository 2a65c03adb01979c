import { createContext, type ReactNode, use } from 'react';
import type { EntryContext } from 'react-router-dom';

const HydrationDataContext = createContext('');

/**
 * Takes the page's data out of the router's context, in the format that the browser's router reads. The router would
 * write it into inline scripts, which a policy with hashes cannot allow.
 */
export async function extractHydrationData(context: EntryContext): Promise<string> {
  const stream = context.serverHandoffStream;
  delete context.serverHandoffStream;
  if (!stream) throw new Error('The router provided no hydration data, so the page cannot start.');
  return new Response(stream).text();
}

/** Provides the data for `useHydrationDataText`. */
export function HydrationDataProvider({ text, children }: { text: string; children: ReactNode }) {
  return <HydrationDataContext value={text}>{children}</HydrationDataContext>;
}

/** Returns the page's data as the text of a data block; empty in the browser, which has already read it. */
export function useHydrationDataText(): string {
  // In JSON, `<` occurs only in strings. Escape it, so that no string can end the data block.
  return use(HydrationDataContext).replaceAll('<', '\\u003c');
}
