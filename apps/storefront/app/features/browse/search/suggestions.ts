import type { Thumbnail } from '../../catalogue/items/to-thumbnail.ts';

/** Suggestions for the search field, trimmed to what is shown. */
export interface Suggestions {
  items: { id: string; title: string; price: number; thumbnail?: Thumbnail }[];
  /** The ids of the categories with the most results. */
  categoryIds: string[];
}

export const noSuggestions: Suggestions = { items: [], categoryIds: [] };
