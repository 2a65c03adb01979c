import { LoadMore } from '@piri/ui/load-more';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { listingPageSize } from '../../../catalogue/items/listing-page-size.ts';
import { getListingHref, type ListingPath } from '../address/listing-hrefs.ts';
import type { ListingData } from '../data/listing-data.ts';

export interface ListingLoadMoreProps {
  path: ListingPath;
  data: ListingData;
  firstPage: number;
  /** The number of items shown. */
  shown: number;
  loading: boolean;
  list: RefObject<HTMLUListElement | null>;
}

/**
 * The number of items shown, with links to the next page and, if the first pages are not loaded, to the previous one.
 */
export function ListingLoadMore({ path, data, firstPage, shown, loading, list }: ListingLoadMoreProps) {
  const { address, total, nextPageToken } = data;
  const from = (firstPage - 1) * listingPageSize;
  const upTo = Math.min(from + shown, total);
  const left = Math.min(listingPageSize, total - upTo);
  const next =
    nextPageToken === undefined
      ? {}
      : {
          nextHref: getListingHref(path, { ...address, page: address.page + 1, nextPageToken }),
          nextLabel: left > 1 ? `Show the next ${left}` : 'Show the last piece',
        };
  useFocusOnNew(list, shown);
  const { nextPageToken: _, ...numbered } = address;
  return (
    <div className="mt-14 grid gap-4">
      <LoadMore loaded={upTo} total={total} loading={loading} linkComponent={MoreAnchor} {...next}>
        {from > 0 ? `Showing ${from + 1} to ${upTo} of ${total}` : `Showing ${upTo} of ${total}`}
      </LoadMore>
      {from > 0 && (
        <p className="text-center">
          <MoreAnchor
            href={getListingHref(path, { ...numbered, page: firstPage - 1 })}
            rel="prev"
            className="inline-flex min-h-11 items-center text-small text-accent underline underline-offset-3"
          >
            Show the previous {listingPageSize}
          </MoreAnchor>
        </p>
      )}
    </div>
  );
}

/** A link that replaces the history entry, so that Back leaves the list instead of going through every page. */
function MoreAnchor({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} replace preventScrollReset discover="none" {...props} />;
}

/** Moves the focus to the first new item for keyboard users, without scrolling. */
function useFocusOnNew(list: RefObject<HTMLUListElement | null>, shown: number) {
  const before = useRef(shown);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    const asked =
      document.activeElement?.closest('[data-slot=load-more]') ?? document.activeElement === document.body;
    if (shown <= last || !asked) return;
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-slot=product-card] a');
    cards?.[last]?.focus({ preventScroll: true });
  }, [list, shown]);
}
