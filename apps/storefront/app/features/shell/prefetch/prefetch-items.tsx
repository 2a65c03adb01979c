import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router-dom';
import { isLowDataConnection } from './connection.ts';
import { watchItems } from './watch-items.ts';

/**
 * Prefetches the pages of visible items one after the other, so that they don't compete with the page itself. An item's
 * data is about five kilobytes, which 3G can carry. Does nothing on 2G or if the visitor saves data.
 */
export function PrefetchItems() {
  const { key } = useLocation();
  const [queue, setQueue] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with the page, and so do its items
  useEffect(() => {
    setQueue([]);
    if (isLowDataConnection()) return;
    return watchItems((page) => setQueue((pages) => (pages.includes(page) ? pages : [...pages, page])));
  }, [key]);

  const [page] = queue;
  if (page === undefined) return null;
  return <Prefetched key={page} page={page} onEnd={() => setQueue((pages) => pages.slice(1))} />;
}

/** Renders the router's links to the data and modules of a page, until the data has loaded or failed. */
function Prefetched({ page, onEnd }: { page: string; onEnd: () => void }) {
  const ended = ({ currentTarget }: { currentTarget: HTMLLinkElement }) => {
    if (currentTarget.rel === 'prefetch') onEnd();
  };
  // The component spreads its attributes onto the links, but its types name none of them.
  const handlers: object = { onLoad: ended, onError: ended };
  return <PrefetchPageLinks page={page} {...handlers} />;
}
