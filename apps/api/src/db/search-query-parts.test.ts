import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCategorySearchHelpers,
  visibleCategories,
  visibleCategoryIds,
} from '../testing/category-search.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { search, ids, refused } = createCategorySearchHelpers(() => api);

describe('sorting', () => {
  const byCode = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const value = (id: string, field: 'name' | 'id') =>
    visibleCategories.find((row) => row.id === id)?.[field] ?? '';

  it.each(['ASC', 'DESC'] as const)('sorts by sortOrder, id and name %s', async (type) => {
    const turn = type === 'ASC' ? 1 : -1;
    expect(await ids({ sortParams: [{ field: 'sortOrder', type }] })).toEqual(
      type === 'ASC' ? visibleCategoryIds : visibleCategoryIds.toReversed(),
    );
    expect(await ids({ sortParams: [{ field: 'id', type }] })).toEqual(
      visibleCategoryIds.toSorted((a, b) => turn * byCode(a, b)),
    );
    expect(await ids({ sortParams: [{ field: 'name', type }] })).toEqual(
      visibleCategoryIds.toSorted(
        (a, b) => turn * byCode(value(a, 'name'), value(b, 'name')) || byCode(a, b),
      ),
    );
  });

  it('breaks ties by id and pages through all rows in any mix of directions', async () => {
    const orders = [
      [{ field: 'name', type: 'ASC' }],
      [{ field: 'name', type: 'DESC' }],
      [
        { field: 'name', type: 'DESC' },
        { field: 'sortOrder', type: 'ASC' },
        { field: 'id', type: 'DESC' },
      ],
    ];
    for (const sortParams of orders) {
      const complete = await ids({ sortParams });
      const walked: string[] = [];
      let nextPageToken: string | undefined;
      do {
        const page = await search({
          sortParams,
          size: 7,
          fetchCount: false,
          ...(nextPageToken && { nextPageToken }),
        });
        walked.push(...page.list.map((row) => row.id));
        nextPageToken = page.nextPageToken;
      } while (nextPageToken !== '');
      expect(walked).toEqual(complete);
      expect(new Set(walked).size).toBe(98);
    }
  });

  it('uses the first mention of a field', async () => {
    const twice = [
      { field: 'id', type: 'DESC' },
      { field: 'id', type: 'ASC' },
    ];
    expect(await ids({ sortParams: twice })).toEqual(await ids({ sortParams: twice.slice(0, 1) }));
  });
});

describe('pages and tokens', () => {
  const pretend = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

  it('neither repeats nor skips a row by token when an earlier row disappears', async () => {
    const first = await search({ size: 10 });
    await api.db.updateTable('categories').set({ hidden: true }).where('id', '=', 'divans').execute();
    const second = await search({ size: 10, nextPageToken: first.nextPageToken });
    await api.db.updateTable('categories').set({ hidden: false }).where('id', '=', 'divans').execute();
    expect(second.list.map((row) => row.id)).toEqual(visibleCategoryIds.slice(10, 20));
  });

  it('limits page numbers to 50, and ignores the page number if there is a token', async () => {
    await search({ page: 50, size: 1 });
    const tooDeep = await refused({ page: 51, size: 1 }, 'PAGE_TOO_DEEP');
    expect(tooDeep).toMatchObject({ retryable: false, fields: [{ path: 'page' }] });
    const { nextPageToken } = await search({ page: 50, size: 1 });
    expect((await search({ page: 51, size: 1, nextPageToken })).list.map((row) => row.id)).toEqual([
      visibleCategoryIds[50],
    ]);
  });

  it('returns the first page for an empty token', async () => {
    expect(await search({ nextPageToken: '' })).toEqual(await search({}));
  });

  it('rejects a token of another sort order, even if its values would fit', async () => {
    const { nextPageToken } = await search({ sortParams: [{ field: 'name', type: 'ASC' }] });
    for (const sortParams of [[], [{ field: 'name', type: 'DESC' }], [{ field: 'sortOrder', type: 'ASC' }]]) {
      await refused({ nextPageToken, sortParams }, 'PAGE_TOKEN_INVALID');
    }
    await search({ nextPageToken, sortParams: [{ field: 'name', type: 'ASC' }] });
  });

  it.each([
    ['invalid base64', '%%%'],
    ['invalid JSON', Buffer.from('{').toString('base64url')],
    ['null instead of an object', pretend(null)],
    ['another sort order', pretend({ order: 'id ASC', after: ['a'] })],
    ['a missing value', pretend({ order: 'sortOrder ASC, id ASC', after: [1] })],
    ['an extra value', pretend({ order: 'sortOrder ASC, id ASC', after: [1, 'a', 'b'] })],
    ['a value of another type', pretend({ order: 'sortOrder ASC, id ASC', after: ['1', 'a'] })],
    ['a number the column cannot hold', pretend({ order: 'sortOrder ASC, id ASC', after: [2 ** 31, 'a'] })],
    ['a fraction for an integer', pretend({ order: 'sortOrder ASC, id ASC', after: [1.5, 'a'] })],
    ['a NUL character', pretend({ order: 'sortOrder ASC, id ASC', after: [1, 'a\0'] })],
    ['a lone surrogate', pretend({ order: 'sortOrder ASC, id ASC', after: [1, '\ud800'] })],
    ['an object for a string', pretend({ order: 'sortOrder ASC, id ASC', after: [1, { a: 1 }] })],
  ])('rejects a token with %s', async (_, nextPageToken) => {
    const { fields } = await refused({ nextPageToken }, 'PAGE_TOKEN_INVALID');
    expect(fields?.map((field) => field.path)).toEqual(['nextPageToken']);
  });
});
