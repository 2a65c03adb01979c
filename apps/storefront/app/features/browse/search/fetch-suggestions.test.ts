import { afterEach, expect, test, vi } from 'vitest';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { noSuggestions } from './suggestions.ts';

afterEach(() => vi.unstubAllGlobals());

const found = {
  items: [{ id: 'koel', title: 'Koel Accent Chair', price: 14_500 }],
  categoryIds: ['chairs'],
};

function mockFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('NAV-5 sends the typed text, with special characters encoded', async () => {
  const fetch = mockFetch(async () => Response.json(found));
  const { signal } = new AbortController();
  expect(await fetchSuggestions('খাট & 50%', signal)).toEqual(found);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`/suggestions?query=${encodeURIComponent('খাট')}+%26+50%25`, {
    signal,
  });
});

test.each([
  ['a 503 response', async () => Response.json(found, { status: 503 })],
  ['an HTML response', async () => new Response('<!doctype html>')],
  ['a failed connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an aborted request', () => Promise.reject(new DOMException('', 'AbortError'))],
] as const)('NAV-5 returns no suggestions for %s', async (_, answer) => {
  mockFetch(answer);
  expect(await fetchSuggestions('khat', new AbortController().signal)).toEqual(noSuggestions);
});
