import { searchCatalogue } from '@piri/contract/item-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { type NaiveItem, naiveItems, searchNaiveItems } from '../../testing/search-naive-items.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createPostgresSearchIndex } from './create-postgres-search-index.ts';
import { refreshItemSearch } from './refresh-item-search.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const search = (body: object = {}) => callEndpoint(api, searchCatalogue, body);
const refused = async (body: object, code: 'PAGE_TOO_DEEP' | 'PAGE_TOKEN_INVALID' | 'INVALID') =>
  expectApiError(await api.post(searchCatalogue.path, body), 422, code);

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const inStock = (item: NaiveItem) => item.skus.some(({ available }) => available > 0);

/** Ascending orders, with ties broken by id; a descending order is the reverse. */
const ascending: Record<string, (a: NaiveItem, b: NaiveItem) => number> = {
  relevance: (a, b) =>
    Number(a.sourceType === 'item') - Number(b.sourceType === 'item') ||
    Number(inStock(a)) - Number(inStock(b)) ||
    byText(a.createdAt, b.createdAt),
  createdAt: (a, b) => byText(a.createdAt, b.createdAt),
  price: (a, b) => a.price - b.price,
  discount: (a, b) => a.percent - b.percent,
};

function inOrder(items: readonly NaiveItem[], field: string, type: 'ASC' | 'DESC'): string[] {
  const up = items.toSorted((a, b) => ascending[field]?.(a, b) || byText(a.id, b.id)).map(({ id }) => id);
  return type === 'ASC' ? up : up.toReversed();
}

async function walk(body: object, size: number): Promise<string[]> {
  const ids: string[] = [];
  let nextPageToken = '';
  do {
    const page = await search({ ...body, size, fetchCount: false, nextPageToken });
    ids.push(...page.list.map(({ id }) => id));
    nextPageToken = page.nextPageToken;
  } while (nextPageToken !== '');
  return ids;
}

const directions = ['ASC', 'DESC'] as const;
const everyOrder = Object.keys(ascending).flatMap((field) =>
  directions.map((type) => [field, type] as const),
);

describe('sorting', () => {
  it.each(everyOrder)('SHOP-2 by %s %s returns all items in order by token', async (field, type) => {
    const sortParams = [{ field, type }];
    expect(await walk({ sortParams }, 7)).toEqual(inOrder(naiveItems, field, type));
    const textParams = [{ field: 'categoryId', matchType: 'EXACT', value: 'living-room' }];
    expect(await walk({ sortParams, textParams }, 5)).toEqual(
      inOrder(searchNaiveItems({ categoryId: 'living-room' }), field, type),
    );
  });

  it('SHOP-4 sorts newest first by date, and by default items first, then those in stock', async () => {
    const newest = await search({ sortParams: [{ field: 'createdAt', type: 'DESC' }] });
    const days = newest.list.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(newest.list).toHaveLength(24);
    const { list } = await search();
    expect(list.map(({ id }) => id)).toEqual(inOrder(naiveItems, 'relevance', 'DESC').slice(0, 24));
  });

  it('rejects more than one sort order', async () => {
    const sortParams = ['price', 'createdAt'].map((field) => ({ field, type: 'ASC' }));
    expect((await refused({ sortParams }, 'INVALID')).fields?.[0]?.path).toBe('sortParams');
  });
});

describe('walking an index returns the same results as sorting everything', () => {
  const queries = [undefined, 'sofa', 'walnut table', 'bed', 'segun'];

  // With so few skus read at once, every list is walked in its order and every count is an estimate.
  it.each(everyOrder.flatMap(([field, type]) => [3, 25].map((most) => [field, type, most] as const)))(
    'by %s %s, with %d skus at once',
    async (field, type, most) => {
      const [plain, walked] = [
        createPostgresSearchIndex(api.db),
        createPostgresSearchIndex(api.db, { maxResults: most }),
      ];
      for (const query of queries) {
        for (const textParams of [
          [],
          [{ field: 'categoryId', matchType: 'EXACT', value: 'bedroom' }],
        ] as const) {
          const ask = (body: object) =>
            searchCatalogue.body.parse({
              query,
              textParams,
              sortParams: [{ field, type }],
              fetchCount: false,
              ...body,
            });
          const complete = await plain.search(ask({ size: 60 }));
          const ids: string[] = [];
          for (let nextPageToken = '', page = 0; page < 20; page += 1) {
            const next = await walked.search(ask({ size: 4, nextPageToken }));
            ids.push(...next.ids);
            nextPageToken = next.nextPageToken;
            if (nextPageToken === '') break;
          }
          expect(ids.slice(0, 60), `${query} ${JSON.stringify(textParams)}`).toEqual(complete.ids);
          const second = await walked.search(ask({ size: 4, page: 2 }));
          expect(second.ids).toEqual(complete.ids.slice(4, 8));
        }
      }
    },
  );

  it('marks counts from a sample as estimates', async () => {
    const input = searchCatalogue.body.parse({});
    const { counts } = await createPostgresSearchIndex(api.db, { maxResults: 80 }).search(input);
    expect(counts?.estimated).toBe(true);
    expect(counts?.total).toBeGreaterThan(naiveItems.length / 3);
    expect(counts?.total).toBeLessThan(naiveItems.length * 3);
    expect((await createPostgresSearchIndex(api.db).search(input)).counts?.estimated).toBe(false);
  });
});

describe('paging', () => {
  const sortParams = [{ field: 'price', type: 'ASC' }];

  it('SHOP-2 returns 24 per page, the same by number as by token', async () => {
    const first = await search({ sortParams });
    expect(first.list).toHaveLength(24);
    const byToken = await search({ sortParams, nextPageToken: first.nextPageToken });
    expect((await search({ sortParams, page: 2 })).list).toEqual(byToken.list);
    expect((await search({ sortParams, page: 3, size: 45 })).list).toEqual([]);
    expect((await search({ sortParams, page: 2, size: 45 })).nextPageToken).toBe('');
  });

  it('by token neither repeats nor skips an item while others change', async () => {
    const wanted = inOrder(naiveItems, 'price', 'ASC');
    const first = await search({ sortParams, size: 10 });
    const [gone, dearer] = [wanted[2] ?? '', wanted[5] ?? ''];
    await sql`update skus set sales_price = sales_price + 900000 where item_id = ${dearer}`.execute(api.db);
    await sql`delete from search_skus where item_id = ${gone}`.execute(api.db);
    await refreshItemSearch(api.db, [dearer]);
    const rest = await walkOn(first.nextPageToken);
    await sql`update skus set sales_price = sales_price - 900000 where item_id = ${dearer}`.execute(api.db);
    await refreshItemSearch(api.db, [gone, dearer]);
    expect(rest).toEqual([...wanted.slice(10), dearer]);
  });

  async function walkOn(token: string): Promise<string[]> {
    const ids: string[] = [];
    for (let nextPageToken = token; nextPageToken !== ''; ) {
      const page = await search({ sortParams, size: 10, nextPageToken });
      ids.push(...page.list.map(({ id }) => id));
      nextPageToken = page.nextPageToken;
    }
    return ids;
  }

  it('by number ends at page 50 and continues by token', async () => {
    expect((await search({ size: 1, page: 50 })).list).toHaveLength(1);
    await refused({ size: 1, page: 51 }, 'PAGE_TOO_DEEP');
    const { nextPageToken } = await search({ size: 1, page: 50 });
    expect((await search({ size: 1, page: 51, nextPageToken })).list).toHaveLength(1);
  });

  it('rejects an invalid token and a token of another sort order', async () => {
    const { nextPageToken } = await search({ sortParams });
    await refused({ nextPageToken }, 'PAGE_TOKEN_INVALID');
    await refused({ nextPageToken, sortParams: [{ field: 'price', type: 'DESC' }] }, 'PAGE_TOKEN_INVALID');
    await refused({ nextPageToken: 'rubbish' }, 'PAGE_TOKEN_INVALID');
    expect((await search({ nextPageToken: '' })).list).toEqual((await search()).list);
  });
});
