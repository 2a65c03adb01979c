import type { ActiveFilter } from '@piri/ui/active-filters';
import { formatTaka } from '../../../catalogue/prices/use-selected-currency-format.ts';
import { type ListingQuery, toUpdatedQuery } from '../address/listing-url.ts';
import { filterTexts } from './filter-texts.ts';

/** Returns the active filters, each with a link to the list without it. */
export function getActiveFilters(
  address: ListingQuery,
  hrefOf: (address: ListingQuery) => string,
): ActiveFilter[] {
  const { facets, minPrice, maxPrice, minWidth, maxWidth, inStock, onOffer } = address;
  const filter = (
    id: string,
    label: string,
    without: Parameters<typeof toUpdatedQuery>[1],
  ): ActiveFilter => ({
    id,
    label,
    href: hrefOf(toUpdatedQuery(address, without)),
  });
  const filters = Object.entries(facets).flatMap(([id, labels]) =>
    labels.map((label) => filter(`${id} ${label}`, label, { facets: without(facets, id, label) })),
  );
  if (minPrice !== undefined || maxPrice !== undefined) {
    const label = between(minPrice, maxPrice, formatTaka);
    filters.push(filter('price', label, { minPrice: undefined, maxPrice: undefined }));
  }
  if (minWidth !== undefined || maxWidth !== undefined) {
    const label = `${between(minWidth, maxWidth, String)} cm wide`;
    filters.push(filter('width', label, { minWidth: undefined, maxWidth: undefined }));
  }
  if (inStock) filters.push(filter('inStock', filterTexts.inStock, { inStock: undefined }));
  if (onOffer) filters.push(filter('onOffer', filterTexts.onOffer, { onOffer: undefined }));
  return filters;
}

function between(from: number | undefined, to: number | undefined, write: (value: number) => string) {
  if (from === undefined) return `up to ${write(to ?? 0)}`;
  return to === undefined ? `from ${write(from)}` : `${write(from)} to ${write(to)}`;
}

function without(facets: ListingQuery['facets'], id: string, label: string): ListingQuery['facets'] {
  const rest = (facets[id] ?? []).filter((other) => other !== label);
  const { [id]: _, ...others } = facets;
  return rest.length > 0 ? { ...facets, [id]: rest } : others;
}
