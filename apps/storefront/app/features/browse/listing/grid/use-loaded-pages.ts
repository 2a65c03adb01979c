import { useEffect, useMemo } from 'react';
import type { ListingData } from '../data/listing-data.ts';
import { LoadedPagesCache } from '../data/loaded-pages-cache.ts';

// Filled by effects, so on the server, where all visitors would share it, it stays empty.
const memory = new LoadedPagesCache();

/** What is to be seen of a list: the page that was asked for, below those that this visit has seen before it. */
export function useLoadedPages(data: ListingData) {
  useEffect(() => {
    if (data.reached) memory.keep(data.address, data);
  }, [data]);
  return useMemo(() => memory.upTo(data.address, data), [data]);
}
