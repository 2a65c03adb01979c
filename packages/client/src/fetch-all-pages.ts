import type { FailureResult, InvalidRow, Result } from './result.ts';

interface Page<Row> {
  list: Row[];
  nextPageToken: string;
}

interface PageBody {
  page?: number | undefined;
  nextPageToken?: string | undefined;
}

type PagedCall<Body extends PageBody, Row> = (
  input: { body: Body },
  options?: { signal?: AbortSignal },
) => Promise<Result<Page<Row>>>;

/**
 * The complete list, or the reason why it is missing. A partial list could be stored and shown as if it were complete.
 */
export type FetchAllPagesResult<Row> =
  | { complete: true; list: Row[]; invalidRows: readonly InvalidRow[] }
  | { complete: false; reason: 'failed'; failure: FailureResult }
  | { complete: false; reason: 'repeating token' | 'too many pages' };

// Far above the length of any list that is read completely. It stops at a server that returns new tokens forever.
const mostPages = 1000;

/**
 * Reads a list to its end, one page after the other.
 * @example
 * const categories = await fetchAllPages(client.searchCategories, { size: 50 });
 */
export async function fetchAllPages<Body extends PageBody, Row>(
  call: PagedCall<Body, Row>,
  body: Body,
  options: { signal?: AbortSignal } = {},
): Promise<FetchAllPagesResult<Row>> {
  const list: Row[] = [];
  const invalidRows: InvalidRow[] = [];
  const tokens = new Set<string>();
  const firstPage = body.page ?? 1;

  for (let page = firstPage, next = body; page < firstPage + mostPages; page += 1) {
    const result = await call({ body: next }, options);
    if (!result.ok) return { complete: false, reason: 'failed', failure: result };

    list.push(...result.body.list);
    invalidRows.push(...(result.invalidRows ?? []));
    const { nextPageToken } = result.body;
    if (nextPageToken === '') return { complete: true, list, invalidRows: invalidRows };
    if (tokens.has(nextPageToken)) return { complete: false, reason: 'repeating token' };

    tokens.add(nextPageToken);
    next = { ...body, page: page + 1, nextPageToken };
  }

  return { complete: false, reason: 'too many pages' };
}
