import { expect, test } from 'vitest';
import { type CachedDocument, createDocumentCache } from './document-cache.ts';

const forAMinute = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

function page(html: string, cacheControl = forAMinute): CachedDocument {
  return { html, status: 200, headers: new Headers({ 'cache-control': cacheControl }), tag: html };
}

function createTestCache({ megabytes = 1 } = {}) {
  const clock = { now: 0 };
  return { clock, cache: createDocumentCache({ megabytes, now: () => clock.now }) };
}

test('keeps a page as its headers say: fresh for a minute, stale for ten, then expired', () => {
  const { clock, cache } = createTestCache();
  cache.keep('/', page('one'));
  expect(cache.find('/')).toMatchObject({ document: { html: 'one' }, age: 0, isStale: false });
  clock.now = 59_999;
  expect(cache.find('/')).toMatchObject({ age: 59, isStale: false });
  clock.now = 60_000;
  expect(cache.find('/')).toMatchObject({ age: 60, isStale: true });
  clock.now = 659_999;
  expect(cache.find('/')).toMatchObject({ isStale: true });
  clock.now = 660_000;
  expect(cache.find('/')).toBeUndefined();
});

test('does not cache a page with no-store, and caches each URL separately', () => {
  const { cache } = createTestCache();
  cache.keep('/orders', page('private', 'no-store'));
  cache.keep('/', page('public'));
  expect([cache.find('/orders'), cache.find('/?a=1')]).toEqual([undefined, undefined]);
});

test('drops a page if the clock was set back', () => {
  const { clock, cache } = createTestCache();
  clock.now = 1_000_000;
  cache.keep('/', page('one'));
  clock.now = 0;
  expect(cache.find('/')).toBeUndefined();
});

test('renews a page once at a time, and keeps the old one if the renewal fails', async () => {
  const { clock, cache } = createTestCache();
  cache.keep('/', page('old'));
  clock.now = 61_000;
  let made = 0;
  let finish = (_: CachedDocument) => {};
  const slowly = () => {
    made += 1;
    return new Promise<CachedDocument>((resolve) => {
      finish = resolve;
    });
  };
  const first = cache.renew('/', slowly);
  await cache.renew('/', slowly);
  expect(made).toBe(1);
  finish(page('parts are missing', 'no-store'));
  await first;
  expect(cache.find('/')).toMatchObject({ document: { html: 'old' }, isStale: true });

  await expect(cache.renew('/', () => Promise.reject(new Error('out of reach')))).rejects.toThrow(
    'out of reach',
  );
  await cache.renew('/', async () => page('new'));
  expect(cache.find('/')).toMatchObject({ document: { html: 'new' }, age: 0, isStale: false });
});

test('drops a page that is missing or moved when it is renewed', async () => {
  const { cache } = createTestCache();
  cache.keep('/missing', page('a piece'));
  await cache.renew('/missing', async () => ({ ...page('not found', 'no-store'), status: 404 }));
  cache.keep('/moved', page('a list'));
  await cache.renew('/moved', async () => 'gone');
  expect([cache.find('/missing'), cache.find('/moved')]).toEqual([undefined, undefined]);
});

test('limits the total size, and evicts the least recently used page', () => {
  const { cache } = createTestCache();
  const large = 'x'.repeat(200_000);
  for (const address of ['/a', '/b']) cache.keep(address, page(large));
  cache.find('/a');
  cache.keep('/c', page(large));
  expect(['/a', '/b', '/c'].map((address) => cache.find(address) !== undefined)).toEqual([true, false, true]);
  cache.keep('/much', page('x'.repeat(600_000)));
  expect(cache.find('/much')).toBeUndefined();
  cache.keep('/a', page('short'));
  cache.keep('/d', page(large));
  expect(['/a', '/c', '/d'].every((address) => cache.find(address) !== undefined)).toBe(true);

  const none = createTestCache({ megabytes: 0 }).cache;
  none.keep('/', page('short'));
  expect(none.find('/')).toBeUndefined();
});

test('keeps pages that are requested again when many others are requested once', () => {
  const { cache } = createTestCache();
  const large = 'x'.repeat(50_000);
  for (const address of ['/', '/shop', '/details']) {
    cache.keep(address, page(large));
    cache.find(address);
  }
  for (let invented = 0; invented < 1000; invented += 1) cache.keep(`/shop?query=${invented}`, page(large));
  expect(['/', '/shop', '/details'].map((address) => cache.find(address) !== undefined)).toEqual([
    true,
    true,
    true,
  ]);
  expect(cache.find('/shop?query=0')).toBeUndefined();
});

test('keeps the same document if the content is unchanged', () => {
  const { cache } = createTestCache();
  const first = page('one');
  cache.keep('/', first);
  cache.keep('/', page('one'));
  expect(cache.find('/')?.document).toBe(first);
  cache.keep('/', page('two'));
  expect(cache.find('/')?.document.html).toBe('two');
});
