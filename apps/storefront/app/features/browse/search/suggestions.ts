import type { Thumbnail } from '../../catalogue/items/to-thumbnail.ts';

/** What is offered while somebody types, as small as it is shown. */
export interface Suggestions {
  pieces: { id: string; title: string; price: number; thumbnail?: Thumbnail }[];
  /** The categories in which most of what was found lies. */
  categoryIds: string[];
}

export const noSuggestions: Suggestions = { pieces: [], categoryIds: [] };
