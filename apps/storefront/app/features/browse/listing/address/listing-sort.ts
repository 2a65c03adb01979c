import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { searchCatalogue } from '@piri/contract/item-search';

type SortParams = ParsedInput<typeof searchCatalogue>['body']['sortParams'];

/** The sort orders of a list by their value in the address, in display order. */
export const listingSortLabels = {
  relevance: 'Most relevant',
  newest: 'Newest',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  discount: 'Largest discount',
} as const;

export type ListingSort = keyof typeof listingSortLabels;

/** The sort parameters of the search request. */
export const sortParamsByListingSort: Record<ListingSort, SortParams> = {
  relevance: [],
  newest: [{ field: 'createdAt', type: 'DESC' }],
  'price-up': [{ field: 'price', type: 'ASC' }],
  'price-down': [{ field: 'price', type: 'DESC' }],
  discount: [{ field: 'discount', type: 'DESC' }],
};
