import { ActiveFilters } from '@piri/ui/active-filters';
import { Container } from '@piri/ui/container';
import { ErrorState } from '@piri/ui/error-state';
import { FilterPanel } from '@piri/ui/filter-panel';
import { Link } from '@piri/ui/link';
import { SkipLink } from '@piri/ui/skip-link';
import { cx } from 'class-variance-authority';
import { useMemo, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { findCategoryPosition } from '../../../catalogue/categories/find-category-position.ts';
import { useCategoryTree } from '../../../catalogue/categories/use-category-tree.ts';
import { listingPageSize } from '../../../catalogue/items/listing-page-size.ts';
import { useSelectedCurrencyFormat } from '../../../catalogue/prices/use-selected-currency-format.ts';
import { unavailableMessages } from '../../../platform/errors/unavailable-messages.ts';
import { RouterHrefLinkKeepScroll } from '../../../platform/links/router-href-link.tsx';
import { getListingHref, type ListingPath, toHiddenFields } from '../address/listing-hrefs.ts';
import { toUnfilteredQuery, toUpdatedQuery } from '../address/listing-url.ts';
import { buildFilterGroups } from '../filters/build-filter-groups.ts';
import { FilterButton } from '../filters/filter-button.tsx';
import { getActiveFilters } from '../filters/get-active-filters.ts';
import { type ListingFilterLayout, ListingGrid, ListingGridSkeleton } from '../grid/listing-grid.tsx';
import { ListingLoadMore } from '../grid/listing-load-more.tsx';
import { NoResults } from '../grid/no-results.tsx';
import { useLoadedPages } from '../grid/use-loaded-pages.ts';
import { ListingHeader } from './listing-header.tsx';
import { formatResultCount, getListingTitle } from './listing-title.ts';
import { parseListingData } from './stringify-listing-data.ts';
import { useListingNavigation } from './use-listing-navigation.ts';

/** A list of items with its filters: beside it, or in a bar above it with larger cards below. */
export function ListingPage({ text, layout }: { text: string; layout: ListingFilterLayout }) {
  const data = useMemo(() => parseListingData(text), [text]);
  const path: ListingPath = layout === 'side' ? '/shop' : '/shopV1';
  const { address, didYouMean, loaded, total } = data;
  const rooms = useCategoryTree();
  const { code } = useSelectedCurrencyFormat();
  const { pathname, search } = useLocation();
  const { send, pending } = useListingNavigation(path, data);
  const { firstPage, ...shown } = useLoadedPages(data);
  const list = useRef<HTMLUListElement>(null);

  const position = findCategoryPosition(rooms, address.categoryId ?? '');
  const title = getListingTitle(address, rooms);
  const hrefOf = (other: typeof address) => getListingHref(path, other);
  const clearHref = hrefOf(toUnfilteredQuery(address));
  const moreHref = data.moreFacets ? hrefOf(toUpdatedQuery(address, { filters: 'all' })) : undefined;
  const filters = getActiveFilters(address, hrefOf);
  const panel = {
    action: path,
    groups: buildFilterGroups(data, code),
    hiddenFields: toHiddenFields(toUnfilteredQuery(address)),
    loading: pending === 'narrower',
    defer: true,
  };
  const empty = loaded && total === 0;
  const narrows = loaded && (total > 0 || filters.length > 0);

  return (
    <Container className="pb-4">
      <ListingHeader
        path={path}
        data={data}
        title={title}
        position={position}
        subcategories={position?.below ?? (address.categoryId ? [] : rooms)}
        loading={pending === 'narrower'}
        onSort={send}
      />
      {!loaded && (
        <ErrorState
          className="mt-6"
          title={unavailableMessages.furniture}
          action={
            // A full page load, since other parts of the page may be missing, too.
            <Link href={pathname + search} variant="standalone">
              Try again
            </Link>
          }
        >
          {unavailableMessages.tryLater}
        </ErrorState>
      )}
      {didYouMean && (
        <p className="mt-5 text-lead">
          No results for “{address.query}”. Showing results for{' '}
          <Link asChild>
            <RouterLink to={hrefOf(toUpdatedQuery(address, { query: didYouMean }))}>{didYouMean}</RouterLink>
          </Link>{' '}
          instead.
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
            // Hidden behind a button on narrow windows, unless there is no JavaScript to open it.
            className={cx(
              'max-lg:hidden scroll-mt-20 target:block noscript:block max-lg:mb-6',
              layout === 'side' ? besideList : 'lg:flex lg:flex-wrap lg:items-center lg:gap-x-5',
            )}
          >
            {total > 0 && <SkipLink href="#pieces">Skip the filters</SkipLink>}
            <FilterPanel {...panel} layout={layout} onSubmit={send} />
            {moreHref && (
              <RouterHrefLinkKeepScroll href={moreHref} className={more}>
                More filters
              </RouterHrefLinkKeepScroll>
            )}
          </div>
        )}
        <div className="min-w-0">
          <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-3', layout === 'bar' && 'lg:mt-6')}>
            {narrows && (
              <FilterButton
                panel={panel}
                count={filters.length}
                found={formatResultCount(data)}
                clearHref={clearHref}
                moreHref={moreHref}
                onSubmit={(event) => send(event, true)}
              />
            )}
            <ActiveFilters
              filters={filters}
              clearHref={clearHref}
              status={loaded ? formatResultCount(data) : ''}
              linkComponent={RouterHrefLinkKeepScroll}
              className={filters.length > 0 ? 'lg:mb-5' : undefined}
            />
          </div>
          {empty && <NoResults path={path} data={data} filters={filters} position={position} rooms={rooms} />}
          {total > 0 && (
            <div
              className={cx(
                'max-lg:mt-5 transition-opacity duration-base',
                pending === 'narrower' && 'opacity-50',
              )}
            >
              {pending === 'another' ? (
                <ListingGridSkeleton layout={layout} />
              ) : (
                <>
                  <ListingGrid
                    {...shown}
                    layout={layout}
                    colouredBackdrop={position === undefined}
                    coming={pending === 'more' ? Math.min(listingPageSize, total - shown.tiles.length) : 0}
                    ref={list}
                  />
                  <ListingLoadMore
                    path={path}
                    data={data}
                    firstPage={firstPage}
                    shown={shown.tiles.length}
                    loading={pending === 'more'}
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

/** Sticky, since the list is four times as long as the filters. The side padding leaves room for focus rings. */
const besideList =
  'lg:sticky lg:top-16 lg:-m-2 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:p-2 [scrollbar-width:thin]';

const more = 'inline-flex min-h-11 items-center text-small text-accent underline underline-offset-3';
