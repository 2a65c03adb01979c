import { useEffect, useMemo } from 'react';
import type { ListingData } from '../data/listing-data.ts';
import { LoadedPagesCache } from '../data/loaded-pages-cache.ts';

// Only effects write to the cache, so it stays empty on the server, where all visitors would share it.
const cache = new LoadedPagesCache();

/** Returns the items to show: the requested page, after the cached pages before it. */
export function useLoadedPages(data: ListingData) {
  useEffect(() => {
    if (data.loaded) cache.add(data.address, data);
  }, [data]);
  return useMemo(() => cache.getPagesUpTo(data.address, data), [data]);
}
