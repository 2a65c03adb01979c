import type { FormEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { getListingHref, type ListingPath } from '../address/listing-hrefs.ts';
import {
  type ListingQuery,
  parseListingQuery,
  toListingSearchParams,
  toUpdatedQuery,
} from '../address/listing-url.ts';
import type { ListingData } from '../data/listing-data.ts';

/** The pending navigation: another list, a filtered or sorted one, or the next page. */
export type PendingNavigation = 'another' | 'narrower' | 'more' | undefined;

/** Submits the forms of a list by client-side navigation, and returns the pending navigation. */
export function useListingNavigation(path: ListingPath, { address, facets }: ListingData) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const ids = new Set([...facets.map(({ id }) => id), ...Object.keys(address.facets)]);
  const isAttribute = (id: string) => ids.has(id);

  const send = (event: FormEvent<HTMLFormElement>, replace = false) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) params.append(name, String(value));
    const next = parseListingQuery(params, isAttribute);
    // Keeps the scroll position when the list is filtered.
    navigate(getListingHref(path, next), { preventScrollReset: true, replace });
  };

  const next =
    location?.pathname === path
      ? parseListingQuery(new URLSearchParams(location.search), isAttribute)
      : undefined;
  return { send, pending: next && getPendingNavigation(address, next) };
}

function getPendingNavigation(now: ListingQuery, next: ListingQuery): PendingNavigation {
  if (now.categoryId !== next.categoryId || now.query !== next.query) return 'another';
  if (now.categoryName !== next.categoryName && !now.categoryId) return 'another';
  const listOf = (address: ListingQuery) => toListingSearchParams(toUpdatedQuery(address, {})).toString();
  const same = listOf(now) === listOf(next);
  return same && next.page === now.page + 1 ? 'more' : 'narrower';
}
