/**
 * What a piece can be found by, each as a text: `in:sofas`, `is:color:Ash`, `word:4:meghna`. The index keeps them as
 * numbers.
 */

export const allItemsToken = 'all';
export const inStockToken = 'stock';
export const discountedToken = 'offer';

export const categoryToken = (id: string) => `in:${id}`;
export const sourceTypeToken = (sourceType: string) => `source:${sourceType}`;
export const attributeToken = (attributeId: string, label: string) => `is:${attributeId}:${label}`;
/** All words of the title, and no other. */
export const titleToken = (words: readonly string[]) => `title:${words.join(' ')}`;
export const wordToken = (place: WordField, text: string) => `word:${place}:${text}`;

/** Where a word stands: in the title, in kind, category or choice, among the search words, or in the texts. */
export const wordFields = [4, 3, 2, 1] as const;
export type WordField = (typeof wordFields)[number];

/** The category or the value of an attribute that a token stands for; undefined for any other. */
export function parseFacetToken(
  token: string,
): { categoryId: string } | { attributeId: string; label: string } | undefined {
  const [, kind, id = '', label = ''] = /^(in|is):([^:]+)(?::(.*))?$/s.exec(token) ?? [];
  if (kind === 'in') return { categoryId: id };
  return kind === 'is' ? { attributeId: id, label } : undefined;
}

/** Drawers of prices, each a quarter wider than the one before, so that a span of prices is a handful of tokens. */
export function priceBucketTokens(min: number, max: number): string[] {
  return span('price', drawerOf(min), drawerOf(max));
}

function drawerOf(price: number): number {
  return Math.floor(Math.log(Math.max(price, 1)) / Math.log(1.25));
}

/** Drawers of 10 cm, the last for all that is wider. */
export function widthBucketTokens(min: number, max: number): string[] {
  return span('width', shelfOf(min), shelfOf(max));
}

function shelfOf(width: number): number {
  return Math.min(Math.floor(width / 10), 60);
}

function span(name: string, first: number, last: number): string[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => `${name}:${first + index}`);
}
