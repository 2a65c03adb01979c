import type { ActiveFilter } from '@piri/ui/active-filters';
import { EmptyState } from '@piri/ui/empty-state';
import { Link } from '@piri/ui/link';
import { RelatedLinks } from '@piri/ui/related-links';
import { Link as RouterLink } from 'react-router-dom';
import type { RootCategory } from '../../../catalogue/categories/category-tree.ts';
import type { CategoryPosition } from '../../../catalogue/categories/find-category-position.ts';
import { getCategoryHref } from '../../../catalogue/items/links.ts';
import { RouterHrefLink } from '../../../platform/links/router-href-link.tsx';
import { getDisplayFontClass } from '../../../platform/rendering/get-display-font-class.ts';
import { getListingHref, type ListingPath } from '../address/listing-hrefs.ts';
import { toUnfilteredQuery } from '../address/listing-url.ts';
import type { ListingData } from '../data/listing-data.ts';

export interface NoResultsProps {
  path: ListingPath;
  data: ListingData;
  filters: ActiveFilter[];
  position: CategoryPosition | undefined;
  rooms: RootCategory[];
}

/** An empty list, with the reason why it is empty and links to other lists. */
export function NoResults({ path, data: { address }, filters, position, rooms }: NoResultsProps) {
  const title = titleOf(address, filters.length, position);
  const parent = position?.above.at(-1);
  const ways = position ? [...position.below, ...(parent ? [parent] : [])] : rooms;
  return (
    <>
      <EmptyState
        title={<span className={getDisplayFontClass(title)}>{title}</span>}
        action={
          filters.length > 0 ? (
            <Link asChild variant="standalone">
              <RouterLink to={getListingHref(path, toUnfilteredQuery(address))}>Clear filters</RouterLink>
            </Link>
          ) : (
            <Link asChild variant="standalone">
              <RouterLink to="/new-arrival">See new arrivals</RouterLink>
            </Link>
          )
        }
      >
        <p>{adviceOf(address, filters.length, position)}</p>
      </EmptyState>
      {filters.length > 1 && (
        <RelatedLinks
          label="Or remove one of these"
          links={filters.map(({ label, href }) => ({ label: `Without “${label}”`, href }))}
          linkComponent={RouterHrefLink}
          className="mt-6"
        />
      )}
      <RelatedLinks
        label={position ? 'Related categories' : 'Our rooms'}
        links={ways.map((way) => ({ label: way.name, href: getCategoryHref(way) }))}
        linkComponent={RouterHrefLink}
        className="mt-6"
      />
    </>
  );
}

function titleOf(
  { query, categoryId }: ListingData['address'],
  filters: number,
  position: CategoryPosition | undefined,
) {
  if (filters > 0) return 'No pieces match all of these filters.';
  if (query) return `No results for “${query}”.`;
  if (position) return 'There’s nothing in this category yet.';
  return categoryId ? 'This category doesn’t exist.' : 'Nothing to show yet.';
}

function adviceOf(
  { query, categoryId }: ListingData['address'],
  filters: number,
  position: CategoryPosition | undefined,
) {
  if (filters > 0) return 'Remove one, or clear them all.';
  if (query) return 'Try a single word, the name of a room, or a product code.';
  if (position) return 'The first piece will appear here as soon as our workshop has finished it.';
  return categoryId ? 'Try one of our rooms instead.' : 'Browse a room instead.';
}
