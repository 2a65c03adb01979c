import { readCategories } from '@piri/catalogue/categories';
import { searchCategories } from '@piri/contract/categories';
import { expect } from 'vitest';
import { expectApiError } from './expect-api-error.ts';
import type { TestApi } from './test-api.ts';

/** The categories that are visible, in the order of the tree. */
export const visibleCategories = readCategories()
  .filter((row) => row.id !== 'monsoon-clearance')
  .toSorted((a, b) => a.sortOrder - b.sortOrder);
export const visibleCategoryIds = visibleCategories.map((row) => row.id);

export const createCategoryTextFilter = (field: string, matchType: string, value: unknown) => ({
  textParams: [{ field, matchType, value }],
});

/** Returns helpers for the tests of the category search: a successful page, only its ids, or a refusal. */
export function createCategorySearchHelpers(api: () => TestApi) {
  const sendSearch = (body: unknown) => api().post(searchCategories.path, body);

  async function search(body: unknown) {
    const response = await sendSearch(body);
    expect(response.status, response.text).toBe(200);
    return searchCategories.response.parse(response.json);
  }

  return {
    search,
    ids: async (body: object) => (await search({ size: 100, ...body })).list.map((row) => row.id),
    refused: async (body: unknown, code: 'INVALID' | 'PAGE_TOO_DEEP' | 'PAGE_TOKEN_INVALID') =>
      expectApiError(await sendSearch(body), 422, code),
  };
}
