import { createContext, type ReactNode, use } from 'react';
import type { EntryContext } from 'react-router-dom';

const HydrationDataContext = createContext('');

/**
 * Takes the data of the page out of the router's context, in the format in which the browser's router reads it. The
 * router would write it into scripts of its own, which no policy by hashes could name.
 */
export async function takeHydrationData(context: EntryContext): Promise<string> {
  const stream = context.serverHandoffStream;
  delete context.serverHandoffStream;
  if (!stream) throw new Error('The router has handed over no data. The page could not start.');
  return new Response(stream).text();
}

/** Hands the data to `useHydrationData`. */
export function HydrationData({ text, children }: { text: string; children: ReactNode }) {
  return <HydrationDataContext value={text}>{children}</HydrationDataContext>;
}

/** The data of the page as the text of a data block; empty in the browser, which has read it. */
export function useHydrationData(): string {
  // It is JSON, in which `<` stands in texts alone. Nothing in a data block may look like the end of it.
  return use(HydrationDataContext).replaceAll('<', '\\u003c');
}
