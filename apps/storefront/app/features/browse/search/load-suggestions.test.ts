import { createClient } from '@piri/client';
import type { ItemSearchPage } from '@piri/contract/item-search';
import type { ItemSummary } from '@piri/contract/items';
import { expect, test } from 'vitest';
import { loadSuggestions } from './load-suggestions.ts';

const koel: ItemSummary = {
  id: 'koel-accent-chair',
  sourceType: 'item',
  title: 'Koel Accent Chair',
  subtitle: 'Chair, 72 cm, cane',
  categories: [{ id: 'accent-chairs', name: 'Accent Chairs' }],
  stage: 'living',
  silhouette: 'armchair',
  createdAt: '2026-03-02',
  leadDays: 3,
  images: [],
  dimensions: { width: 72, depth: 78, height: 80 },
  price: { listPrice: 16_500, price: 14_500, saving: 2_000, percent: 12 },
  priceVaries: false,
  swatches: [],
  skuCount: 1,
  skuCode: 'KOL-AC',
  available: 4,
  state: 'IN_STOCK',
};
const image = {
  url: '/pictures/koel/front-0a1b2c3d-1200.webp',
  path: '/pictures/koel/front-0a1b2c3d',
  alt: 'Koel from the front',
  width: 1200,
  height: 1500,
  widths: [320, 1200],
  colour: '#b4ab9a',
  view: 'front',
};
const page: ItemSearchPage = {
  list: [{ ...koel, images: [image] }, koel],
  total: 2,
  nextPageToken: '',
  facets: [],
  categories: [
    { id: 'living-room', name: 'Living Room', count: 1 },
    { id: 'chairs', name: 'Chairs', count: 2 },
  ],
  inStock: 2,
  onOffer: 0,
};

const loadFrom = (fetch: typeof globalThis.fetch, asker = new AbortController().signal) =>
  loadSuggestions(
    createClient({ baseUrl: 'https://api.example', apiKey: 'key', deviceId: 'test', fetch }),
    'chair',
    asker,
  );

test('NAV-5 a suggestion has a title, the current price and the smallest image if any', async () => {
  const found = await loadFrom(async () => Response.json(page));
  const item = { id: 'koel-accent-chair', title: 'Koel Accent Chair', price: 14_500 };
  expect(found?.items).toEqual([
    { ...item, thumbnail: { src: '/pictures/koel/front-0a1b2c3d-320.avif', width: 67, left: 16, top: 8 } },
    item,
  ]);
});

test('NAV-5 sorts categories by the number of matches', async () => {
  const found = await loadFrom(async () => Response.json(page));
  expect(found?.categoryIds).toEqual(['chairs', 'living-room']);
});

test('NAV-5 distinguishes a failed request from an empty result', async () => {
  const refusal = { title: 'Out of order', status: 503, code: 'UNAVAILABLE' };
  expect(await loadFrom(async () => Response.json(refusal, { status: 400 }))).toBeUndefined();
  const nothing = { ...page, list: [], categories: [], total: 0 };
  expect(await loadFrom(async () => Response.json(nothing))).toEqual({ items: [], categoryIds: [] });
});

test('NAV-5 stops waiting when the request is aborted', async () => {
  const asker = new AbortController();
  const never = loadFrom(
    (input) =>
      new Promise((_, reject) => {
        const { signal } = input as Request;
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    asker.signal,
  );
  asker.abort();
  expect(await never).toBeUndefined();
});
