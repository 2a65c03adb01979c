import type { Endpoint, ResponseOf } from '@piri/contract/define-endpoint';
import { expect } from 'vitest';
import type { TestApi } from './test-api.ts';

/** Calls an endpoint over HTTP. Expects status 200 and exactly the fields of the contract. */
export async function callEndpoint<E extends Endpoint>(
  api: TestApi,
  { method, path, response }: E,
  input: object = {},
): Promise<ResponseOf<E>> {
  const query = method === 'GET' ? `?${new URLSearchParams({ ...input })}` : '';
  const result = method === 'GET' ? await api.get(`${path}${query}`) : await api.post(path, input);
  expect(result.status, result.text).toBe(200);
  const parsed = response.parse(result.json);
  expect(result.json).toEqual(parsed);
  return parsed as ResponseOf<E>;
}

/** Reads all pages of a search by token. With a small size, a page can end between any two rows. */
export async function fetchAllSearchRows<Row>(
  api: TestApi,
  endpoint: Endpoint,
  body: { size: number; sortParams?: readonly object[] },
): Promise<Row[]> {
  const rows: Row[] = [];
  let nextPageToken = '';
  do {
    const page = (await callEndpoint(api, endpoint, { ...body, fetchCount: false, nextPageToken })) as {
      list: Row[];
      nextPageToken: string;
    };
    expect(page.list.length).toBeLessThanOrEqual(body.size);
    rows.push(...page.list);
    nextPageToken = page.nextPageToken;
  } while (nextPageToken !== '');
  return rows;
}

export const createTextFilter = (field: string, value: string | string[], matchType = 'EXACT') => ({
  textParams: [{ field, matchType: Array.isArray(value) ? 'IN' : matchType, value }],
});
