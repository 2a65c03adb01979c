import type { Category } from '@piri/contract/categories';
import { expect, test } from 'vitest';
import type { Scene } from '../../../../../server/files/image-index.ts';
import type { ListingQuery } from '../address/listing-url.ts';
import { loadListingBanner, sanitizeBannerUrl } from './load-listing-banner.ts';

const shown = (banner: string | undefined) =>
  sanitizeBannerUrl(banner, 'https://piri.example', ['cdn.example']);

test('SHOP-1 shows a banner from the URL if its host is allowed', () => {
  expect(shown('https://cdn.example/eid.jpg')).toBe('https://cdn.example/eid.jpg');
});

test('SHOP-1 shows an image of this site by its path', () => {
  expect(shown('/pictures/living-room/day.webp')).toBe('/pictures/living-room/day.webp');
  expect(shown('https://piri.example/pictures/x.webp')).toBe('/pictures/x.webp');
});

test.each([
  undefined,
  '',
  'https://evil.example/eid.jpg',
  'http://cdn.example/eid.jpg',
  'https://cdn.example.evil.example/eid.jpg',
  'https://cdn.example@evil.example/eid.jpg',
  '//evil.example/eid.jpg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/api/health',
  'https://',
])('SHOP-1 rejects any other banner: %s', (banner) => {
  expect(shown(banner)).toBeUndefined();
});

const light = (name: string) => ({
  alt: name,
  wide: { path: `${name}-wide` },
  tall: { path: `${name}-tall` },
});
const bedroom = { day: light('day'), night: light('night') } as Scene;
const category = (extras: Category['extras'], parentId: string | null = null) =>
  ({ id: 'x', parentId, extras: { stage: 'bedroom', ...extras } }) as Category;

/** Returns the banner of a list without a first item. */
const above = (
  own: Category,
  address: Partial<ListingQuery> = {},
  categoriesWithScene: string[] = ['bedroom'],
) =>
  loadListingBanner({
    context: {
      api: {},
      shop: { siteUrl: 'https://piri.example' },
      bannerHosts: [],
      images: { scene: (id: string) => (categoriesWithScene.includes(id) ? bedroom : undefined) },
    } as never,
    address: { facets: {}, sort: 'relevance', page: 1, ...address },
    category: own,
    first: undefined,
    signal: AbortSignal.timeout(1_000),
  });

test('SHOP-1 shows the room scene of a root category, in both lights and crops, without alt', async () => {
  const banner = await above(category({}));
  expect(banner).toEqual({
    day: { wide: { path: 'day-wide' }, tall: { path: 'day-tall' } },
    night: { wide: { path: 'night-wide' }, tall: { path: 'night-tall' } },
  });
  expect(await above(category({}), { facets: { color: ['Ash'] }, page: 2 })).toEqual(banner);
});

test('SHOP-1 prefers a banner of the category or of the URL to the room scene', async () => {
  expect(await above(category({ bannerImageUrl: '/eid.webp' }))).toBe('/eid.webp');
  const own = '/pictures/x.webp';
  expect(await above(category({}), { categoryBanner: own })).toBe(own);
});

test('SHOP-1 shows no room scene for a subcategory, for a search, or without an image', async () => {
  expect(await above(category({}, 'bedroom'))).toBeUndefined();
  expect(await above(category({}), { query: 'khat' })).toBeUndefined();
  expect(await above(category({}), {}, ['living-room'])).toBeUndefined();
});
