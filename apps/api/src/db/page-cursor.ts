import { z } from 'zod';
import { ApiError } from '../core/api-error.ts';
import { isStorableText } from '../core/is-storable-text.ts';
import type { SearchColumn, SortColumn } from './search-query-parts.ts';

const cursor = z.strictObject({
  order: z.string(),
  after: z.array(z.union([z.string().refine(isStorableText), z.number()])),
});
const fitting: Record<SearchColumn['kind'], z.ZodType> = {
  string: z.string(),
  number: z.int32(),
  decimal: z.number(),
  list: z.never(),
};

export type PageCursor = z.output<typeof cursor>['after'];

/**
 * Encodes the end of a page as the token for the next page. The token includes the sort order it was made for, because
 * a position is only valid in that order. It grants no access, so it is not signed.
 */
export function createPageToken(
  order: readonly SortColumn[],
  last: Readonly<Record<string, unknown>>,
): string {
  const after = order.map(({ field }) => last[field]);
  return Buffer.from(JSON.stringify({ order: describe(order), after })).toString('base64url');
}

export function parsePageToken(token: string, order: readonly SortColumn[]): PageCursor {
  const { data } = cursor.safeParse(decode(token));
  const fits =
    data?.order === describe(order) &&
    data.after.length === order.length &&
    order.every(({ kind }, index) => fitting[kind].safeParse(data.after[index]).success);
  if (!fits) {
    throw new ApiError(
      'PAGE_TOKEN_INVALID',
      'This nextPageToken is from a search with a different sort order.',
      [{ path: 'nextPageToken', code: 'PAGE_TOKEN_INVALID', message: 'Start again from the first page.' }],
    );
  }
  return data.after;
}

function describe(order: readonly SortColumn[]): string {
  return order.map(({ field, type }) => `${field} ${type}`).join(', ');
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    // The caller gets the same error whatever is wrong with the token.
    return undefined;
  }
}
