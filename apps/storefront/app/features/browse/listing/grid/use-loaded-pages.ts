import { useEffect, useMemo } from 'react';
import type { ListingData } from '../data/listing-data.ts';
import { LoadedPagesCache } from '../data/loaded-pages-cache.ts';

// Only effects write to the cache, so it stays empty on the server, where all visitors would share it.
const memory = new LoadedPagesCache();

/** Returns the items to show: the requested page, after the cached pages before it. */
export function useLoadedPages(data: ListingData) {
  useEffect(() => {
    if (data.loaded) memory.keep(data.address, data);
  }, [data]);
  return useMemo(() => memory.upTo(data.address, data), [data]);
}
