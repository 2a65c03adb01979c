import { expect, test } from 'vitest';
import { type CachedDocument, createDocumentCache } from './document-cache.ts';

const forAMinute = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

function page(html: string, cacheControl = forAMinute): CachedDocument {
  return { html, status: 200, headers: new Headers({ 'cache-control': cacheControl }), tag: html };
}

function keepingAt({ megabytes = 1 } = {}) {
  const clock = { now: 0 };
  return { clock, kept: createDocumentCache({ megabytes, now: () => clock.now }) };
}

test('a page is kept as long as it says itself: fresh for a minute, then stale for ten, then gone', () => {
  const { clock, kept } = keepingAt();
  kept.keep('/', page('one'));
  expect(kept.find('/')).toMatchObject({ document: { html: 'one' }, age: 0, isStale: false });
  clock.now = 59_999;
  expect(kept.find('/')).toMatchObject({ age: 59, isStale: false });
  clock.now = 60_000;
  expect(kept.find('/')).toMatchObject({ age: 60, isStale: true });
  clock.now = 659_999;
  expect(kept.find('/')).toMatchObject({ isStale: true });
  clock.now = 660_000;
  expect(kept.find('/')).toBeUndefined();
});

test('what asks not to be kept is not, and what another address says is another page', () => {
  const { kept } = keepingAt();
  kept.keep('/orders', page('private', 'no-store'));
  kept.keep('/', page('public'));
  expect([kept.find('/orders'), kept.find('/?a=1')]).toEqual([undefined, undefined]);
});

test('a clock that was put back does not keep a page for ever', () => {
  const { clock, kept } = keepingAt();
  clock.now = 1_000_000;
  kept.keep('/', page('one'));
  clock.now = 0;
  expect(kept.find('/')).toBeUndefined();
});

test('one is made anew once at a time, and what comes of trouble does not take its place', async () => {
  const { clock, kept } = keepingAt();
  kept.keep('/', page('old'));
  clock.now = 61_000;
  let made = 0;
  let finish = (_: CachedDocument) => {};
  const slowly = () => {
    made += 1;
    return new Promise<CachedDocument>((resolve) => {
      finish = resolve;
    });
  };
  const first = kept.renew('/', slowly);
  await kept.renew('/', slowly);
  expect(made).toBe(1);
  finish(page('parts are missing', 'no-store'));
  await first;
  expect(kept.find('/')).toMatchObject({ document: { html: 'old' }, isStale: true });

  await expect(kept.renew('/', () => Promise.reject(new Error('out of reach')))).rejects.toThrow(
    'out of reach',
  );
  await kept.renew('/', async () => page('new'));
  expect(kept.find('/')).toMatchObject({ document: { html: 'new' }, age: 0, isStale: false });
});

test('a page that is no more when it is made anew, or leads elsewhere, is not served again', async () => {
  const { kept } = keepingAt();
  kept.keep('/missing', page('a piece'));
  await kept.renew('/missing', async () => ({ ...page('not found', 'no-store'), status: 404 }));
  kept.keep('/moved', page('a list'));
  await kept.renew('/moved', async () => 'gone');
  expect([kept.find('/missing'), kept.find('/moved')]).toEqual([undefined, undefined]);
});

test('together they take no more than they may: what was asked for longest ago goes first', () => {
  const { kept } = keepingAt();
  const large = 'x'.repeat(200_000);
  for (const address of ['/a', '/b']) kept.keep(address, page(large));
  kept.find('/a');
  kept.keep('/c', page(large));
  expect(['/a', '/b', '/c'].map((address) => kept.find(address) !== undefined)).toEqual([true, false, true]);
  kept.keep('/much', page('x'.repeat(600_000)));
  expect(kept.find('/much')).toBeUndefined();
  kept.keep('/a', page('short'));
  kept.keep('/d', page(large));
  expect(['/a', '/c', '/d'].every((address) => kept.find(address) !== undefined)).toBe(true);

  const none = keepingAt({ megabytes: 0 }).kept;
  none.keep('/', page('short'));
  expect(none.find('/')).toBeUndefined();
});

test('pages that nobody asks for twice do not push out the ones that visitors share', () => {
  const { kept } = keepingAt();
  const large = 'x'.repeat(50_000);
  for (const address of ['/', '/shop', '/details']) {
    kept.keep(address, page(large));
    kept.find(address);
  }
  for (let invented = 0; invented < 1000; invented += 1) kept.keep(`/shop?query=${invented}`, page(large));
  expect(['/', '/shop', '/details'].map((address) => kept.find(address) !== undefined)).toEqual([
    true,
    true,
    true,
  ]);
  expect(kept.find('/shop?query=0')).toBeUndefined();
});

test('the same content stays the same document when the page is rendered again', () => {
  const { kept } = keepingAt();
  const first = page('one');
  kept.keep('/', first);
  kept.keep('/', page('one'));
  expect(kept.find('/')?.document).toBe(first);
  kept.keep('/', page('two'));
  expect(kept.find('/')?.document.html).toBe('two');
});
