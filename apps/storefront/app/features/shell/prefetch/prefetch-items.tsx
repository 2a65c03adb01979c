import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router-dom';
import { savesData } from './connection.ts';
import { watchItems } from './watch-items.ts';

/**
 * Prefetches the pages of the items that somebody looks at, one after the other, so that they come behind whatever the
 * page itself still loads. An item's data is some five kilobytes, so 3G may carry it. Does nothing on 2G, or where the
 * visitor saves data.
 */
export function PrefetchItems() {
  const { key } = useLocation();
  const [queue, setQueue] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is another page, with other items
  useEffect(() => {
    setQueue([]);
    if (savesData()) return;
    return watchItems((page) => setQueue((pages) => (pages.includes(page) ? pages : [...pages, page])));
  }, [key]);

  const [page] = queue;
  if (page === undefined) return null;
  return <Prefetched key={page} page={page} onEnd={() => setQueue((pages) => pages.slice(1))} />;
}

/** The router's own links to the page's data and modules, until the data has arrived or failed. */
function Prefetched({ page, onEnd }: { page: string; onEnd: () => void }) {
  const ended = ({ currentTarget }: { currentTarget: HTMLLinkElement }) => {
    if (currentTarget.rel === 'prefetch') onEnd();
  };
  // The component spreads its attributes onto the links; its types name none of them.
  const handlers: object = { onLoad: ended, onError: ended };
  return <PrefetchPageLinks page={page} {...handlers} />;
}
