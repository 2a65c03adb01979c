import { readCategories } from '@piri/catalogue/categories';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCategorySearchHelpers,
  createCategoryTextFilter,
  visibleCategories,
  visibleCategoryIds,
} from '../../testing/category-search.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { search, ids, refused } = createCategorySearchHelpers(() => api);

describe('reading the tree', () => {
  it('CALL-4 returns 50 of 98 categories by default', async () => {
    const page = await search({});
    expect(page.list).toHaveLength(50);
    expect(page.total).toBe(98);
    expect(page.nextPageToken).not.toBe('');
  });

  it('CALL-4 returns all rows by token, in the order of the tree', async () => {
    const first = await search({});
    const second = await search({ nextPageToken: first.nextPageToken });
    expect([...first.list, ...second.list].map((row) => row.id)).toEqual(visibleCategoryIds);
    expect(second.nextPageToken).toBe('');
    expect(second.total).toBe(98);
  });

  it('CALL-4 returns the same second page by number as by token', async () => {
    const { nextPageToken } = await search({});
    expect((await search({ page: 2 })).list).toEqual((await search({ nextPageToken })).list);
  });

  it('CALL-4 returns no token if the last page is exactly full', async () => {
    expect((await search({ size: 49, page: 2 })).nextPageToken).toBe('');
    expect((await search({ size: 98 })).nextPageToken).toBe('');
    expect((await search({ size: 97 })).nextPageToken).not.toBe('');
  });

  it('SHELL-4 returns the fields of the file and the children of each category in order', async () => {
    const rows = (await search({ size: 100 })).list;
    for (const wanted of visibleCategories) {
      const { hidden: _, ...facts } = wanted;
      const children = visibleCategoryIds.filter(
        (id) => visibleCategories.find((row) => row.id === id)?.parentId === wanted.id,
      );
      expect(rows.find((row) => row.id === wanted.id)).toEqual({ ...facts, children });
    }
  });

  it('counts rows only on request', async () => {
    expect((await search({ fetchCount: false })).total).toBe(-1);
    expect((await search(createCategoryTextFilter('parentId', 'EXACT', 'sofas'))).total).toBe(5);
  });

  it('returns an empty page beyond the end', async () => {
    expect(await search({ page: 50, size: 100 })).toEqual({ list: [], nextPageToken: '', total: 98 });
  });
});

describe('searching by part of a name', () => {
  it('NAV-5 ignores case: “sofa” finds all sofa categories', async () => {
    const found = await ids(createCategoryTextFilter('name', 'CONTAINS', 'sofa'));
    expect(found).toContain('sofas');
    expect(found).toContain('3-seater-sofas');
    expect(await ids(createCategoryTextFilter('name', 'CONTAINS', 'SOFA'))).toEqual(found);
    expect(await ids(createCategoryTextFilter('name', 'STARTS_WITH', 'sofa'))).toEqual([
      'sofas',
      'sofa-cum-beds',
    ]);
    expect(await ids(createCategoryTextFilter('name', 'EXACT', 'sofas'))).toEqual([]);
  });
});

describe('categories that are not shown', () => {
  it('SHELL-4 exclude an orphan, although it is in the table', async () => {
    const row = await api.db
      .selectFrom('categories')
      .select('id')
      .where('id', '=', 'monsoon-clearance')
      .execute();
    expect(row).toHaveLength(1);
    expect(await ids(createCategoryTextFilter('id', 'EXACT', 'monsoon-clearance'))).toEqual([]);
    expect(await ids(createCategoryTextFilter('name', 'CONTAINS', 'Monsoon'))).toEqual([]);
    expect(await ids(createCategoryTextFilter('parentId', 'EXACT', 'seasonal-offers'))).toEqual([]);
  });

  it('SHELL-4 exclude descendants of a hidden category, also from the children of its parent', async () => {
    const hide = (hidden: boolean) =>
      api.db.updateTable('categories').set({ hidden }).where('id', '=', 'sofas').execute();
    await hide(true);
    const without = await search({ size: 100 });
    await hide(false);
    expect(without.total).toBe(98 - 6);
    expect(without.list.filter((row) => row.id === 'sofas' || row.parentId === 'sofas')).toEqual([]);
    expect(without.list.find((row) => row.id === 'living-room')?.children).toEqual([
      'living-chairs',
      'living-tables',
      'living-storage',
    ]);
    expect((await search({})).total).toBe(98);
  });
});

it('CALL-1 returns changed rows at once', async () => {
  const before = new Map((await search({ size: 100 })).list.map((row) => [row.id, row]));
  await sql`update categories set name = name || ' *', sort_order = sort_order + 5,
    extras = extras || '{"bannerImageUrl":"/banner.avif"}',
    options = '[{"discriminator":"Size","values":[{"displayLabel":"King"}]}]'`.execute(api.db);
  const after = (await search({ size: 100 })).list;
  const restore = readCategories().map((row) =>
    api.db
      .updateTable('categories')
      .set({ name: row.name, sortOrder: row.sortOrder, options: '[]', extras: JSON.stringify(row.extras) })
      .where('id', '=', row.id)
      .execute(),
  );
  await Promise.all(restore);
  expect(after).toHaveLength(98);
  for (const row of after) {
    const old = before.get(row.id);
    expect(row).toEqual({
      ...old,
      name: `${old?.name} *`,
      sortOrder: (old?.sortOrder ?? 0) + 5,
      options: [{ discriminator: 'Size', values: [{ displayLabel: 'King' }] }],
      extras: { ...old?.extras, bannerImageUrl: '/banner.avif' },
    });
  }
  expect((await search({ size: 100 })).list).toEqual([...before.values()]);
});

it.each<[string, object, string]>([
  ['an unknown key', { sise: 5 }, ''],
  ['__proto__ as a key', JSON.parse('{"__proto__": {"size": 5}}'), ''],
  ['an unknown field', createCategoryTextFilter('extras', 'EXACT', 'a'), 'textParams.0.field'],
  ['a field for sorting only', createCategoryTextFilter('sortOrder', 'EXACT', '1'), 'textParams.0.field'],
  ['an unknown match type', createCategoryTextFilter('id', 'LIKE', 'a'), 'textParams.0.matchType'],
  ['a list instead of a text', createCategoryTextFilter('id', 'EXACT', ['a']), 'textParams.0.value'],
  ['a text instead of a list', createCategoryTextFilter('id', 'IN', 'a'), 'textParams.0.value'],
  ['an empty list', createCategoryTextFilter('id', 'IN', []), 'textParams.0.value'],
  [
    'an unknown key in a parameter',
    { textParams: [{ field: 'id', matchType: 'EXACT', value: 'a', or: 1 }] },
    'textParams.0',
  ],
  [
    'a text of 201 characters',
    createCategoryTextFilter('id', 'EXACT', 'a'.repeat(201)),
    'textParams.0.value',
  ],
  ['an unknown sort field', { sortParams: [{ field: 'extras', type: 'ASC' }] }, 'sortParams.0.field'],
  ['an unknown direction', { sortParams: [{ field: 'id', type: 'asc; drop' }] }, 'sortParams.0.type'],
  ['nested parameters', { nestedParams: [{}] }, 'nestedParams.0'],
  ['size 0', { size: 0 }, 'size'],
  ['size 101', { size: 101 }, 'size'],
  ['size as text', { size: '50' }, 'size'],
  ['page 0', { page: 0 }, 'page'],
  ['a fractional page', { page: 1.5 }, 'page'],
  ['page 1e300', { page: 1e300 }, 'page'],
])('rejects %s and names the field', async (_, body, path) => {
  const error = await refused(body, 'INVALID');
  expect(error.retryable).toBe(false);
  expect(error.fields?.map((field) => field.path)).toContain(path);
});
