import type { ParsedInput } from '@piri/contract/endpoint';
import type { searchCatalogue } from '@piri/contract/item-search';

export type ItemSearch = ParsedInput<typeof searchCatalogue>['body'];

export interface SearchResult {
  /** In the order asked for. */
  ids: string[];
  nextPageToken: string;
  /** Absent when nobody asked for it. */
  counts?: ResultCounts;
  didYouMean?: string;
}

export interface ResultCounts {
  total: number;
  /** Whether a sample was counted, for all there are. */
  estimated: boolean;
  categories: Map<string, number>;
  /** By attribute id and label. */
  facets: Map<string, Map<string, number>>;
  prices: NumberRange | undefined;
  widths: NumberRange | undefined;
  inStock: number;
  onOffer: number;
}

export interface NumberRange {
  min: number;
  max: number;
}

/**
 * Decides what is found and in which order; what is shown of it is none of its business. PostgreSQL is one. A search
 * engine beside it would be another, and would be told of changes by the same `refresh`.
 */
export interface SearchIndex {
  search(input: ItemSearch): Promise<SearchResult>;
  /** After these items changed, or after anything did. */
  refresh(itemIds?: readonly string[]): Promise<void>;
}
