import { ActiveFilters } from '@piri/ui/active-filters';
import { Container } from '@piri/ui/container';
import { ErrorState } from '@piri/ui/error-state';
import { FilterPanel } from '@piri/ui/filter-panel';
import { Link } from '@piri/ui/link';
import { SkipLink } from '@piri/ui/skip-link';
import { cx } from 'class-variance-authority';
import { useMemo, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { findPlace } from '../../../catalogue/categories/place.ts';
import { useRooms } from '../../../catalogue/categories/use-rooms.ts';
import { pageSize } from '../../../catalogue/items/page-size.ts';
import { useMoney } from '../../../catalogue/prices/use-money.ts';
import { StayingAnchor } from '../../../platform/links/router-anchor.tsx';
import { changed, withoutFilters } from '../address/listing-address.ts';
import { hiddenFields, type ListingPath, listingHref } from '../address/listing-links.ts';
import { filterGroups } from '../filters/filter-groups.ts';
import { FilterOpener } from '../filters/filter-opener.tsx';
import { filtersInUse } from '../filters/filters-in-use.ts';
import { ListingGrid, ListingGridSkeleton, type ListingLayout } from '../grid/listing-grid.tsx';
import { ListingMore } from '../grid/listing-more.tsx';
import { NothingFound } from '../grid/nothing-found.tsx';
import { useShownPages } from '../grid/use-shown-pages.ts';
import { ListingHead } from './listing-head.tsx';
import { listingFromText } from './listing-text.ts';
import { countOf, listingTitle } from './listing-words.ts';
import { useListingNavigation } from './use-listing-navigation.ts';

/** A list of pieces with everything it is narrowed by: beside it, or in a bar above it with larger cards below. */
export function ListingPage({ text, layout }: { text: string; layout: ListingLayout }) {
  const data = useMemo(() => listingFromText(text), [text]);
  const path: ListingPath = layout === 'side' ? '/shop' : '/shopV1';
  const { address, didYouMean, reached, total } = data;
  const rooms = useRooms();
  const { code } = useMoney();
  const { pathname, search } = useLocation();
  const { send, coming } = useListingNavigation(path, data);
  const { firstPage, ...shown } = useShownPages(data);
  const list = useRef<HTMLUListElement>(null);

  const place = findPlace(rooms, address.categoryId ?? '');
  const title = listingTitle(address, rooms);
  const hrefOf = (other: typeof address) => listingHref(path, other);
  const clearHref = hrefOf(withoutFilters(address));
  const moreHref = data.moreFacets ? hrefOf(changed(address, { filters: 'all' })) : undefined;
  const filters = filtersInUse(address, hrefOf);
  const panel = {
    action: path,
    groups: filterGroups(data, code),
    hidden: hiddenFields(withoutFilters(address)),
    busy: coming === 'narrower',
    defer: true,
  };
  const empty = reached && total === 0;
  const narrows = reached && (total > 0 || filters.length > 0);

  return (
    <Container className="pb-4">
      <ListingHead
        path={path}
        data={data}
        title={title}
        place={place}
        ways={place?.below ?? (address.categoryId ? [] : rooms)}
        busy={coming === 'narrower'}
        onSort={send}
      />
      {!reached && (
        <ErrorState
          className="mt-6"
          title="We cannot reach our stock room just now."
          action={
            // A full load: what is missing here may be missing elsewhere on the page, too.
            <Link href={pathname + search} variant="stitched">
              Try again
            </Link>
          }
        >
          Nothing is lost. Please try again in a minute, or call us.
        </ErrorState>
      )}
      {didYouMean && (
        <p className="mt-5 text-lead">
          Did you mean{' '}
          <Link asChild>
            <RouterLink to={hrefOf(changed(address, { query: didYouMean }))}>{didYouMean}</RouterLink>
          </Link>
          ? Nothing is called “{address.query}”, so these are the pieces for “{didYouMean}”.
        </p>
      )}
      <div
        className={cx(
          'mt-6',
          layout === 'side' && narrows && 'lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-10',
        )}
      >
        {narrows && (
          <div
            id="filters"
            // Behind a button where there is no room for it, unless there is no script to open it.
            className={cx(
              'max-lg:hidden scroll-mt-20 target:block noscript:block max-lg:mb-6',
              layout === 'side' ? besideList : 'lg:flex lg:flex-wrap lg:items-center lg:gap-x-5',
            )}
          >
            {total > 0 && <SkipLink href="#pieces">Past the filters, to the pieces</SkipLink>}
            <FilterPanel {...panel} layout={layout} onSubmit={send} />
            {moreHref && (
              <StayingAnchor href={moreHref} className={more}>
                More filters
              </StayingAnchor>
            )}
          </div>
        )}
        <div className="min-w-0">
          <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-3', layout === 'bar' && 'lg:mt-6')}>
            {narrows && (
              <FilterOpener
                panel={panel}
                count={filters.length}
                found={countOf(data)}
                clearHref={clearHref}
                moreHref={moreHref}
                onSubmit={(event) => send(event, true)}
              />
            )}
            <ActiveFilters
              filters={filters}
              clearHref={clearHref}
              status={reached ? countOf(data) : ''}
              linkComponent={StayingAnchor}
              className={filters.length > 0 ? 'lg:mb-5' : undefined}
            />
          </div>
          {empty && <NothingFound path={path} data={data} filters={filters} place={place} rooms={rooms} />}
          {total > 0 && (
            <div
              className={cx(
                'max-lg:mt-5 transition-opacity duration-160',
                coming === 'narrower' && 'opacity-50',
              )}
            >
              {coming === 'another' ? (
                <ListingGridSkeleton layout={layout} />
              ) : (
                <>
                  <ListingGrid
                    {...shown}
                    layout={layout}
                    mixed={place === undefined}
                    coming={coming === 'more' ? Math.min(pageSize, total - shown.tiles.length) : 0}
                    ref={list}
                  />
                  <ListingMore
                    path={path}
                    data={data}
                    firstPage={firstPage}
                    shown={shown.tiles.length}
                    busy={coming === 'more'}
                    list={list}
                  />
                </>
              )}
            </div>
          )}
        </div>
      </div>
    </Container>
  );
}

/** Follows down the list, since a list is four times as long; the room at its sides is for rings of focus. */
const besideList =
  'lg:sticky lg:top-16 lg:-m-2 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:p-2 [scrollbar-width:thin]';

const more = 'inline-flex min-h-11 items-center text-meta text-neel underline underline-offset-3';
