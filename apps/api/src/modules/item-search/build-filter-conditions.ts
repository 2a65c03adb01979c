import { sql } from 'kysely';
import type { SkuSearchCondition } from './conditions.ts';
import type { ItemSearch } from './search-index.ts';
import type { VisibleCategory } from './visible-categories.ts';
import {
  discountedToken,
  inStockToken,
  toAttributeToken,
  toCategoryToken,
  toPriceBucketTokens,
  toSourceTypeToken,
  toWidthBucketTokens,
} from './words/tokens.ts';

type TextParam = ItemSearch['textParams'][number];

const dearest = 100_000_000;
const widest = 10_000;
const sources = ['item', 'bundle'];

export interface FilterConditions {
  filters: SkuSearchCondition[];
  /** The one category that the results are limited to; '' if there is none, or more than one. */
  home: string;
}

/** Returns the conditions of all filters, but not of the query text. */
export function buildFilterConditions(
  input: ItemSearch,
  categories: ReadonlyMap<string, VisibleCategory>,
): FilterConditions {
  const { minPrice, maxPrice, minWidth, maxWidth } = input;
  const filters: SkuSearchCondition[] = [];
  for (const param of input.textParams) {
    const ofCategory = param.field === 'categoryId';
    const names = ofCategory ? [...categories.keys()] : sources;
    const fitting = names.filter((name) => fits(name, param));
    filters.push({
      of: param.field,
      tokens: fitting.map(ofCategory ? toCategoryToken : toSourceTypeToken),
      column: 'facetTokens',
    });
  }
  for (const [attributeId, labels] of Object.entries(input.facets)) {
    filters.push({
      of: `is:${attributeId}`,
      tokens: labels.map((label) => toAttributeToken(attributeId, label)),
      column: 'facetTokens',
    });
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    const [min, max] = [minPrice ?? 0, maxPrice ?? dearest];
    filters.push({
      of: 'price',
      tokens: toPriceBucketTokens(min, max),
      exactly: sql`search_skus.price between ${min} and ${max}`,
    });
  }
  if (minWidth !== undefined || maxWidth !== undefined) {
    const [min, max] = [minWidth ?? 0, maxWidth ?? widest];
    filters.push({
      of: 'width',
      tokens: toWidthBucketTokens(min, max),
      exactly: sql`search_skus.width between ${min}::double precision and ${max}::double precision`,
    });
  }
  if (input.inStock) filters.push({ of: 'inStock', tokens: [inStockToken], column: 'facetTokens' });
  if (input.onOffer) filters.push({ of: 'onOffer', tokens: [discountedToken], column: 'facetTokens' });
  return { filters, home: getHomeToken(filters) };
}

function getHomeToken(filters: readonly SkuSearchCondition[]): string {
  const [lies, ...more] = filters.filter(({ of }) => of === 'categoryId');
  const [token, ...others] = lies?.tokens ?? [];
  return token === undefined || more.length + others.length > 0
    ? ''
    : token.slice(toCategoryToken('').length);
}

/** Compares texts as every search does: exact matches are case-sensitive, partial matches are not. */
function fits(name: string, { matchType, value }: TextParam): boolean {
  switch (matchType) {
    case 'EXACT':
      return name === value;
    case 'IN':
      return value.includes(name);
    case 'STARTS_WITH':
      return name.startsWith(value.toLowerCase());
    case 'CONTAINS':
      return name.includes(value.toLowerCase());
  }
}
