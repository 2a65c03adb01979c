import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCategorySearchHelpers,
  createCategoryTextFilter,
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

describe('text conditions', () => {
  const pick = (wanted: (row: { id: string; name: string; parentId: string }) => boolean) =>
    visibleCategoryIds.filter((id) => {
      const row = visibleCategories.find((candidate) => candidate.id === id);
      return row !== undefined && wanted({ ...row, parentId: row.parentId ?? '' });
    });

  const samples = {
    id: { EXACT: 'kids', STARTS_WITH: 'kids', CONTAINS: '-chairs', IN: ['swings', 'decor', 'nowhere'] },
    name: { EXACT: 'Storage', STARTS_WITH: 'D', CONTAINS: 'é', IN: ['Beds', 'Swings (Dolna)'] },
    parentId: { EXACT: '', STARTS_WITH: 'bed', CONTAINS: 'storage', IN: ['', 'beds'] },
  } as const;

  for (const field of ['id', 'name', 'parentId'] as const) {
    const { EXACT, STARTS_WITH, CONTAINS, IN } = samples[field];
    it(`${field} supports EXACT, STARTS_WITH, CONTAINS and IN`, async () => {
      const responses: [unknown, string[], string[]][] = [
        [
          EXACT,
          await ids(createCategoryTextFilter(field, 'EXACT', EXACT)),
          pick((row) => row[field] === EXACT),
        ],
        [
          STARTS_WITH,
          await ids(createCategoryTextFilter(field, 'STARTS_WITH', STARTS_WITH)),
          pick((row) => row[field].startsWith(STARTS_WITH)),
        ],
        [
          CONTAINS,
          await ids(createCategoryTextFilter(field, 'CONTAINS', CONTAINS)),
          pick((row) => row[field].includes(CONTAINS)),
        ],
        [
          IN,
          await ids(createCategoryTextFilter(field, 'IN', IN)),
          pick((row) => (IN as readonly string[]).includes(row[field])),
        ],
      ];
      for (const [value, got, wanted] of responses) {
        expect(wanted.length, `a sample that finds something: ${value}`).toBeGreaterThan(0);
        expect(got, String(value)).toEqual(wanted);
      }
    });
  }

  it('combines parameters with AND', async () => {
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
      expect(await ids(createCategoryTextFilter('name', 'CONTAINS', value)), value).toEqual([]);
      expect(await ids(createCategoryTextFilter('name', 'STARTS_WITH', value)), value).toEqual([]);
    }
    await api.db.updateTable('categories').set({ name: '50%_off\\' }).where('id', '=', 'clocks').execute();
    const found = await Promise.all(
      ['%', '_', '\\', '%_off\\'].map((value) => ids(createCategoryTextFilter('name', 'CONTAINS', value))),
    );
    await api.db.updateTable('categories').set({ name: 'Clocks' }).where('id', '=', 'clocks').execute();
    expect(found).toEqual([['clocks'], ['clocks'], ['clocks'], ['clocks']]);
  });

  it('treats SQL as ordinary text', async () => {
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
          expect(
            await ids(createCategoryTextFilter(field, matchType, value)),
            `${field} ${matchType} ${value}`,
          ).toEqual([]);
        }
        expect(
          await ids(createCategoryTextFilter(field, 'IN', [value, ...texts])),
          `${field} IN ${value}`,
        ).toEqual([]);
      }
    }
    expect((await search({})).total).toBe(98);
  });

  it('rejects text that PostgreSQL cannot store, in any field', async () => {
    for (const value of ['a\0b', '\ud800', '\udc00 tail']) {
      expect(
        (await refused(createCategoryTextFilter('name', 'EXACT', value), 'INVALID')).fields?.[0]?.path,
      ).toBe('textParams.0.value');
      expect(
        (await refused(createCategoryTextFilter('name', 'IN', ['fine', value]), 'INVALID')).fields?.[0]?.path,
      ).toBe('textParams.0.value.1');
      await refused({ [value]: 1 }, 'INVALID');
      await refused({ nextPageToken: value }, 'INVALID');
    }
  });
});
