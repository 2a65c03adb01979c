/**
 * Tokens are texts that an item can be found by, such as `in:sofas`, `is:color:Ash`, `word:4:meghna`. The index stores
 * them as numbers.
 */

export const allItemsToken = 'all';
export const inStockToken = 'stock';
export const discountedToken = 'offer';

export const toCategoryToken = (id: string) => `in:${id}`;
export const toSourceTypeToken = (sourceType: string) => `source:${sourceType}`;
export const toAttributeToken = (attributeId: string, label: string) => `is:${attributeId}:${label}`;
/** Stands for all words of the title, in their order. */
export const toTitleToken = (words: readonly string[]) => `title:${words.join(' ')}`;
export const toWordToken = (field: WordFieldRank, text: string) => `word:${field}:${text}`;

/**
 * The field that contains a word: the title (4); subtitle, category, option or main material (3); search words (2); other
 * texts (1).
 */
export const wordFieldRanks = [4, 3, 2, 1] as const;
export type WordFieldRank = (typeof wordFieldRanks)[number];

/** Returns the category or attribute value that a token stands for; undefined for any other token. */
export function parseFacetToken(
  token: string,
): { categoryId: string } | { attributeId: string; label: string } | undefined {
  const [, kind, id = '', label = ''] = /^(in|is):([^:]+)(?::(.*))?$/s.exec(token) ?? [];
  if (kind === 'in') return { categoryId: id };
  return kind === 'is' ? { attributeId: id, label } : undefined;
}

/**
 * Returns the price buckets of a range. Each bucket is a quarter wider than the one before, so that a range has few
 * tokens.
 */
export function toPriceBucketTokens(min: number, max: number): string[] {
  return span('price', getPriceBucket(min), getPriceBucket(max));
}

function getPriceBucket(price: number): number {
  return Math.floor(Math.log(Math.max(price, 1)) / Math.log(1.25));
}

/** Returns the width buckets of a range. Each is 10 cm wide; the last one holds everything wider. */
export function toWidthBucketTokens(min: number, max: number): string[] {
  return span('width', getWidthBucket(min), getWidthBucket(max));
}

function getWidthBucket(width: number): number {
  return Math.min(Math.floor(width / 10), 60);
}

function span(name: string, first: number, last: number): string[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => `${name}:${first + index}`);
}
