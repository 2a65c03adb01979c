import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { toSampledTokenId } from './samples.ts';
import type { TokenIds } from './words/token-ids.ts';
import { allItemsToken } from './words/tokens.ts';

/** One thing that must hold for a sku. */
export interface Condition {
  /** What it belongs to: a filter that counts without itself leaves out all conditions of its name. */
  of: string;
  /** One of these tokens, which the index finds. */
  tokens?: readonly string[];
  /** What holds the tokens in the row itself; without one, `exactly` says it. */
  column?: 'told' | 'words';
  /** What the tokens say too roughly, such as a price within its drawer. */
  exactly?: RawBuilder<SqlBool>;
}

/** The conditions as SQL over `search_skus`, by its index of tokens, within one sample. */
export function toIndexCondition(
  conditions: readonly Condition[],
  tokenIds: TokenIds,
  sample: number,
): RawBuilder<SqlBool> {
  const indexed = conditions.flatMap(({ tokens }) => (tokens === undefined ? [] : [tokens]));
  // Within a sample something has to name it.
  const named = indexed.length > 0 ? indexed : [[allItemsToken]];
  return all([
    ...named.map((tokens) => {
      const ids = idsOf(tokens, tokenIds).map((id) => toSampledTokenId(id, sample));
      return sql<SqlBool>`search_skus.tokens && ${ids}::integer[]`;
    }),
    ...conditions.flatMap(({ exactly }) => exactly ?? []),
  ]);
}

/** The same judged on a row that is there already, from its shorter arrays. */
export function toRowCondition(conditions: readonly Condition[], tokenIds: TokenIds): RawBuilder<SqlBool> {
  return all(
    conditions.flatMap(({ tokens, column, exactly }) => [
      ...(exactly === undefined ? [] : [exactly]),
      ...(tokens === undefined || column === undefined ? [] : [hasAnyToken(column, tokens, tokenIds)]),
    ]),
  );
}

export function hasAnyToken(
  column: 'told' | 'words',
  tokens: readonly string[],
  tokenIds: TokenIds,
): RawBuilder<SqlBool> {
  return sql`search_skus.${sql.ref(column)} && ${idsOf(tokens, tokenIds)}::integer[]`;
}

export function omitConditions(conditions: readonly Condition[], ...names: string[]): Condition[] {
  return conditions.filter((condition) => !names.includes(condition.of));
}

function idsOf(tokens: readonly string[], tokenIds: TokenIds): number[] {
  return tokens.flatMap((token) => tokenIds.get(token) ?? []);
}

function all(parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
}
