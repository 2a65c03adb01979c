import { readCategories } from '@piri/catalogue/categories';
import { searchCategories } from '@piri/contract/catalogue';
import { problem } from '@piri/contract/problem';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function search(body: unknown) {
  const answer = await api.post(searchCategories.path, body);
  expect(answer.status, answer.text).toBe(200);
  return searchCategories.response.parse(answer.json);
}

async function refused(body: unknown) {
  const answer = await api.post(searchCategories.path, body);
  expect(answer.status, answer.text).toBe(422);
  return problem.parse(answer.json).error;
}

async function ids(body: object) {
  return (await search({ size: 100, ...body })).list.map((row) => row.id);
}

const text = (field: string, matchType: string, value: unknown) => ({
  textParams: [{ field, matchType, value }],
});
const shown = readCategories().filter((row) => row.id !== 'monsoon-clearance');
const inOrder = shown.toSorted((a, b) => a.sortOrder - b.sortOrder).map((row) => row.id);

describe('reading the tree', () => {
  it('CALL-4 answers the first 50 of 98 categories when no size is named', async () => {
    const page = await search({});
    expect(page.list).toHaveLength(50);
    expect(page.total).toBe(98);
    expect(page.nextPageToken).not.toBe('');
  });

  it('CALL-4 is read to its end by token: two pages, each row once, in the order of the tree', async () => {
    const first = await search({});
    const second = await search({ nextPageToken: first.nextPageToken });
    expect([...first.list, ...second.list].map((row) => row.id)).toEqual(inOrder);
    expect(second.nextPageToken).toBe('');
    expect(second.total).toBe(98);
  });

  it('CALL-4 gives the same second page by number as by token', async () => {
    const { nextPageToken } = await search({});
    expect((await search({ page: 2 })).list).toEqual((await search({ nextPageToken })).list);
  });

  it('CALL-4 gives no token when the last page is exactly full', async () => {
    expect((await search({ size: 49, page: 2 })).nextPageToken).toBe('');
    expect((await search({ size: 98 })).nextPageToken).toBe('');
    expect((await search({ size: 97 })).nextPageToken).not.toBe('');
  });

  it('SHELL-4 names of each category all that the file says, and its children in order', async () => {
    const rows = (await search({ size: 100 })).list;
    for (const wanted of shown) {
      const { hidden: _, ...facts } = wanted;
      const children = inOrder.filter((id) => shown.find((row) => row.id === id)?.parentId === wanted.id);
      expect(rows.find((row) => row.id === wanted.id)).toEqual({ ...facts, children });
    }
  });

  it('counts only when asked to', async () => {
    expect((await search({ fetchCount: false })).total).toBe(-1);
    expect((await search(text('parentId', 'EXACT', 'sofas'))).total).toBe(5);
  });

  it('answers an empty last page beyond the end', async () => {
    expect(await search({ page: 50, size: 100 })).toEqual({ list: [], nextPageToken: '', total: 98 });
  });
});

describe('what is not shown', () => {
  it('SHELL-4 an orphan is in the table and never in an answer', async () => {
    const row = await api.db
      .selectFrom('categories')
      .select('id')
      .where('id', '=', 'monsoon-clearance')
      .execute();
    expect(row).toHaveLength(1);
    expect(await ids(text('id', 'EXACT', 'monsoon-clearance'))).toEqual([]);
    expect(await ids(text('name', 'CONTAINS', 'Monsoon'))).toEqual([]);
    expect(await ids(text('parentId', 'EXACT', 'seasonal-offers'))).toEqual([]);
  });

  it('SHELL-4 a hidden category takes its whole branch along, also out of its parent’s children', async () => {
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

it('CALL-1 every row that changes changes the answer', async () => {
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

describe('looking for text', () => {
  const pick = (wanted: (row: { id: string; name: string; parentId: string }) => boolean) =>
    inOrder.filter((id) => {
      const row = shown.find((candidate) => candidate.id === id);
      return row !== undefined && wanted({ ...row, parentId: row.parentId ?? '' });
    });

  const samples = {
    id: { EXACT: 'kids', STARTS_WITH: 'kids', CONTAINS: '-chairs', IN: ['swings', 'decor', 'nowhere'] },
    name: { EXACT: 'Storage', STARTS_WITH: 'D', CONTAINS: 'é', IN: ['Beds', 'Swings (Dolna)'] },
    parentId: { EXACT: '', STARTS_WITH: 'bed', CONTAINS: 'storage', IN: ['', 'beds'] },
  } as const;

  for (const field of ['id', 'name', 'parentId'] as const) {
    const { EXACT, STARTS_WITH, CONTAINS, IN } = samples[field];
    it(`${field} EXACT, STARTS_WITH, CONTAINS and IN`, async () => {
      const answers: [unknown, string[], string[]][] = [
        [EXACT, await ids(text(field, 'EXACT', EXACT)), pick((row) => row[field] === EXACT)],
        [
          STARTS_WITH,
          await ids(text(field, 'STARTS_WITH', STARTS_WITH)),
          pick((row) => row[field].startsWith(STARTS_WITH)),
        ],
        [
          CONTAINS,
          await ids(text(field, 'CONTAINS', CONTAINS)),
          pick((row) => row[field].includes(CONTAINS)),
        ],
        [IN, await ids(text(field, 'IN', IN)), pick((row) => (IN as readonly string[]).includes(row[field]))],
      ];
      for (const [value, got, wanted] of answers) {
        expect(wanted.length, `a sample that finds something: ${value}`).toBeGreaterThan(0);
        expect(got, String(value)).toEqual(wanted);
      }
    });
  }

  it('joins parameters by AND', async () => {
    const body = {
      textParams: [
        { field: 'name', matchType: 'CONTAINS', value: 'Chairs' },
        { field: 'parentId', matchType: 'EXACT', value: 'living-chairs' },
        { field: 'id', matchType: 'IN', value: ['rocking-chairs', 'cane-chairs'] },
      ],
    };
    expect(await ids(body)).toEqual(['rocking-chairs']);
  });

  it('takes %, _ and \\ as ordinary characters', async () => {
    for (const value of ['%', '_', '\\', '%a%', 'S_fas', '\\%', 'Sofas\\']) {
      expect(await ids(text('name', 'CONTAINS', value)), value).toEqual([]);
      expect(await ids(text('name', 'STARTS_WITH', value)), value).toEqual([]);
    }
    await api.db.updateTable('categories').set({ name: '50%_off\\' }).where('id', '=', 'clocks').execute();
    const found = await Promise.all(
      ['%', '_', '\\', '%_off\\'].map((value) => ids(text('name', 'CONTAINS', value))),
    );
    await api.db.updateTable('categories').set({ name: 'Clocks' }).where('id', '=', 'clocks').execute();
    expect(found).toEqual([['clocks'], ['clocks'], ['clocks'], ['clocks']]);
  });

  it('takes SQL as ordinary text', async () => {
    const texts = [
      "' or '1'='1",
      "'; drop table categories; --",
      '$1',
      '{a,b}',
      '"',
      "\\'",
      'null',
      '/*',
      'ロ',
      '؜‮',
    ];
    for (const value of texts) {
      for (const field of ['id', 'name', 'parentId']) {
        for (const matchType of ['EXACT', 'STARTS_WITH', 'CONTAINS']) {
          expect(await ids(text(field, matchType, value)), `${field} ${matchType} ${value}`).toEqual([]);
        }
        expect(await ids(text(field, 'IN', [value, ...texts])), `${field} IN ${value}`).toEqual([]);
      }
    }
    expect((await search({})).total).toBe(98);
  });

  it('refuses text that PostgreSQL cannot hold, wherever it stands', async () => {
    for (const value of ['a\0b', '\ud800', '\udc00 tail']) {
      expect((await refused(text('name', 'EXACT', value))).fields?.[0]?.path).toBe('textParams.0.value');
      expect((await refused(text('name', 'IN', ['fine', value]))).fields?.[0]?.path).toBe(
        'textParams.0.value.1',
      );
      await refused({ [value]: 1 });
      await refused({ nextPageToken: value });
    }
  });
});

describe('sorting', () => {
  const byCode = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const value = (id: string, field: 'name' | 'id') => shown.find((row) => row.id === id)?.[field] ?? '';

  it.each(['ASC', 'DESC'] as const)('by sortOrder, name and id %s', async (type) => {
    const turn = type === 'ASC' ? 1 : -1;
    expect(await ids({ sortParams: [{ field: 'sortOrder', type }] })).toEqual(
      type === 'ASC' ? inOrder : inOrder.toReversed(),
    );
    expect(await ids({ sortParams: [{ field: 'id', type }] })).toEqual(
      inOrder.toSorted((a, b) => turn * byCode(a, b)),
    );
    expect(await ids({ sortParams: [{ field: 'name', type }] })).toEqual(
      inOrder.toSorted((a, b) => turn * byCode(value(a, 'name'), value(b, 'name')) || byCode(a, b)),
    );
  });

  it('breaks ties by id and pages through them one by one, in any mix of directions', async () => {
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
      const whole = await ids({ sortParams });
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
      expect(walked).toEqual(whole);
      expect(new Set(walked).size).toBe(98);
    }
  });

  it('lets the first mention of a field count', async () => {
    const twice = [
      { field: 'id', type: 'DESC' },
      { field: 'id', type: 'ASC' },
    ];
    expect(await ids({ sortParams: twice })).toEqual(await ids({ sortParams: twice.slice(0, 1) }));
  });
});

describe('pages and tokens', () => {
  const pretend = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

  it('a page read by token neither repeats nor skips a row when one before it goes', async () => {
    const first = await search({ size: 10 });
    await api.db.updateTable('categories').set({ hidden: true }).where('id', '=', 'divans').execute();
    const second = await search({ size: 10, nextPageToken: first.nextPageToken });
    await api.db.updateTable('categories').set({ hidden: false }).where('id', '=', 'divans').execute();
    expect(second.list.map((row) => row.id)).toEqual(inOrder.slice(10, 20));
  });

  it('page 50 is the last by number; a token goes on whatever the page number says', async () => {
    await search({ page: 50, size: 1 });
    const tooDeep = await refused({ page: 51, size: 1 });
    expect(tooDeep).toMatchObject({ code: 'PAGE_TOO_DEEP', retryable: false, fields: [{ path: 'page' }] });
    const { nextPageToken } = await search({ page: 50, size: 1 });
    expect((await search({ page: 51, size: 1, nextPageToken })).list.map((row) => row.id)).toEqual([
      inOrder[50],
    ]);
  });

  it('a token of another order is refused', async () => {
    const { nextPageToken } = await search({});
    const sortParams = [{ field: 'name', type: 'ASC' }];
    expect(await refused({ nextPageToken, sortParams })).toMatchObject({ code: 'PAGE_TOKEN_INVALID' });
  });

  it.each([
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['no place', pretend(null)],
    ['another order', pretend({ order: 'id ASC', after: ['a'] })],
    ['a value missing', pretend({ order: 'sortOrder ASC, id ASC', after: [1] })],
    ['a value too many', pretend({ order: 'sortOrder ASC, id ASC', after: [1, 'a', 'b'] })],
    ['a value of another type', pretend({ order: 'sortOrder ASC, id ASC', after: ['1', 'a'] })],
    ['a number the column cannot hold', pretend({ order: 'sortOrder ASC, id ASC', after: [2 ** 31, 'a'] })],
    ['a fraction', pretend({ order: 'sortOrder ASC, id ASC', after: [1.5, 'a'] })],
    ['a NUL inside', pretend({ order: 'sortOrder ASC, id ASC', after: [1, 'a\0'] })],
    ['half a surrogate pair inside', pretend({ order: 'sortOrder ASC, id ASC', after: [1, '\ud800'] })],
    ['an object', pretend({ order: 'sortOrder ASC, id ASC', after: [1, { a: 1 }] })],
  ])('a token that is %s is refused', async (_, nextPageToken) => {
    expect((await refused({ nextPageToken })).code).toBe('PAGE_TOKEN_INVALID');
  });
});

it.each<[string, object, string]>([
  ['an unknown key', { sise: 5 }, ''],
  ['__proto__ as a key', JSON.parse('{"__proto__": {"size": 5}}'), ''],
  ['an unknown field', text('extras', 'EXACT', 'a'), 'textParams.0.field'],
  ['a field of the sort only', text('sortOrder', 'EXACT', '1'), 'textParams.0.field'],
  ['an unknown match type', text('id', 'LIKE', 'a'), 'textParams.0.matchType'],
  ['a list where a text belongs', text('id', 'EXACT', ['a']), 'textParams.0.value'],
  ['a text where a list belongs', text('id', 'IN', 'a'), 'textParams.0.value'],
  ['an empty list', text('id', 'IN', []), 'textParams.0.value'],
  [
    'a key too many in a parameter',
    { textParams: [{ field: 'id', matchType: 'EXACT', value: 'a', or: 1 }] },
    'textParams.0',
  ],
  ['a text of 201 characters', text('id', 'EXACT', 'a'.repeat(201)), 'textParams.0.value'],
  ['an unknown sort field', { sortParams: [{ field: 'extras', type: 'ASC' }] }, 'sortParams.0.field'],
  ['an unknown direction', { sortParams: [{ field: 'id', type: 'asc; drop' }] }, 'sortParams.0.type'],
  ['nested parameters', { nestedParams: [{}] }, 'nestedParams.0'],
  ['size 0', { size: 0 }, 'size'],
  ['size 101', { size: 101 }, 'size'],
  ['size as text', { size: '50' }, 'size'],
  ['page 0', { page: 0 }, 'page'],
  ['half a page', { page: 1.5 }, 'page'],
  ['a page beyond all numbers', { page: 1e300 }, 'page'],
])('refuses %s and says where', async (_, body, path) => {
  const error = await refused(body);
  expect(error).toMatchObject({ code: 'INVALID', retryable: false });
  expect(error.fields?.map((field) => field.path)).toContain(path);
});
