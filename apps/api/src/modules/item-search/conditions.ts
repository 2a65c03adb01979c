import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { toSampledTokenId } from './samples.ts';
import type { TokenIds } from './words/token-ids.ts';
import { allItemsToken } from './words/tokens.ts';

/** A condition that a sku must meet. */
export interface SkuSearchCondition {
  /** The filter that the condition belongs to. The counts of a filter leave out all conditions of its name. */
  of: string;
  /** Tokens of which the sku must have at least one. The index finds these. */
  tokens?: readonly string[];
  /** The column of the row that holds the tokens. Without one, `exactly` checks the row. */
  column?: 'facetTokens' | 'wordTokens';
  /** A check for what tokens express too coarsely, such as a price within its bucket. */
  exactly?: RawBuilder<SqlBool>;
}

/** Returns the conditions as SQL over `search_skus`, for its index of tokens, within one sample. */
export function toIndexCondition(
  conditions: readonly SkuSearchCondition[],
  tokenIds: TokenIds,
  sample: number,
): RawBuilder<SqlBool> {
  const indexed = conditions.flatMap(({ tokens }) => (tokens === undefined ? [] : [tokens]));
  // A sample is selected by its tokens, so at least one token is needed.
  const named = indexed.length > 0 ? indexed : [[allItemsToken]];
  return all([
    ...named.map((tokens) => {
      const ids = listTokenIds(tokens, tokenIds).map((id) => toSampledTokenId(id, sample));
      return sql<SqlBool>`search_skus.tokens && ${ids}::integer[]`;
    }),
    ...conditions.flatMap(({ exactly }) => exactly ?? []),
  ]);
}

/** Returns the same conditions for a row that has already been read, using its shorter arrays. */
export function toRowCondition(
  conditions: readonly SkuSearchCondition[],
  tokenIds: TokenIds,
): RawBuilder<SqlBool> {
  return all(
    conditions.flatMap(({ tokens, column, exactly }) => [
      ...(exactly === undefined ? [] : [exactly]),
      ...(tokens === undefined || column === undefined
        ? []
        : [buildAnyTokenCondition(column, tokens, tokenIds)]),
    ]),
  );
}

export function buildAnyTokenCondition(
  column: 'facetTokens' | 'wordTokens',
  tokens: readonly string[],
  tokenIds: TokenIds,
): RawBuilder<SqlBool> {
  return sql`search_skus.${sql.ref(column)} && ${listTokenIds(tokens, tokenIds)}::integer[]`;
}

export function omitConditions(
  conditions: readonly SkuSearchCondition[],
  ...names: string[]
): SkuSearchCondition[] {
  return conditions.filter((condition) => !names.includes(condition.of));
}

function listTokenIds(tokens: readonly string[], tokenIds: TokenIds): number[] {
  return tokens.flatMap((token) => tokenIds.get(token) ?? []);
}

function all(parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
}
