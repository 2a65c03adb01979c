import type { Endpoint, ResponseOf } from '@piri/contract/endpoint';
import { expect } from 'vitest';
import type { TestApi } from './test-api.ts';

/** Asks over HTTP, wants a good answer, and that it holds what the contract says: all of it, and nothing else. */
export async function callEndpoint<E extends Endpoint>(
  api: TestApi,
  { method, path, response }: E,
  input: object = {},
): Promise<ResponseOf<E>> {
  const query = method === 'GET' ? `?${new URLSearchParams({ ...input })}` : '';
  const answer = method === 'GET' ? await api.get(`${path}${query}`) : await api.post(path, input);
  expect(answer.status, answer.text).toBe(200);
  const said = response.parse(answer.json);
  expect(answer.json).toEqual(said);
  return said as ResponseOf<E>;
}

/** Reads a search to its end by token, so that a page may end between any two rows. */
export async function readAllRows<Row>(
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

export const textParam = (field: string, value: string | string[], matchType = 'EXACT') => ({
  textParams: [{ field, matchType: Array.isArray(value) ? 'IN' : matchType, value }],
});
