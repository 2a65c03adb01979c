import { readCategories } from '@piri/catalogue/categories';
import { searchCategories } from '@piri/contract/catalogue';
import { expect } from 'vitest';
import { expectRefusal } from './expect-refusal.ts';
import type { TestApi } from './test-api.ts';

/** The categories that may appear, in the order of the tree. */
export const shown = readCategories()
  .filter((row) => row.id !== 'monsoon-clearance')
  .toSorted((a, b) => a.sortOrder - b.sortOrder);
export const inOrder = shown.map((row) => row.id);

export const lookFor = (field: string, matchType: string, value: unknown) => ({
  textParams: [{ field, matchType, value }],
});

/** The search as the tests ask it: a good page, only its ids, or the reason why there is none. */
export function categorySearch(api: () => TestApi) {
  const ask = (body: unknown) => api().post(searchCategories.path, body);

  async function search(body: unknown) {
    const answer = await ask(body);
    expect(answer.status, answer.text).toBe(200);
    return searchCategories.response.parse(answer.json);
  }

  return {
    search,
    ids: async (body: object) => (await search({ size: 100, ...body })).list.map((row) => row.id),
    refused: async (body: unknown, code: 'INVALID' | 'PAGE_TOO_DEEP' | 'PAGE_TOKEN_INVALID') =>
      expectRefusal(await ask(body), 422, code),
  };
}
