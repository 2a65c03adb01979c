import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { searchCatalogue } from '@piri/contract/item-search';

export type ItemSearch = ParsedInput<typeof searchCatalogue>['body'];

export interface SearchIndexResult {
  /** In the order of the results. */
  ids: string[];
  nextPageToken: string;
  /** Absent unless `fetchCount` is set. */
  counts?: ResultCounts;
  didYouMean?: string;
}

export interface ResultCounts {
  total: number;
  /** Whether a count is estimated from a sample. */
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
 * Decides what is found and in which order, but not what is shown of it. PostgreSQL is one implementation. A search
 * engine could be another, and would learn of changes by the same `refresh`.
 */
export interface SearchIndex {
  search(input: ItemSearch): Promise<SearchIndexResult>;
  /** Updates the index after these items changed, or for all items. */
  refresh(itemIds?: readonly string[]): Promise<void>;
}
