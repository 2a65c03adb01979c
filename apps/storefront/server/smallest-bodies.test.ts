import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { smallestBodies } from './smallest-bodies.ts';

const html = Array.from({ length: 400 }, (_, n) => `<p class="c${n % 7}">${n * 7919}</p>`).join('');
const plain = (body: Buffer) => brotliDecompressSync(body).toString();

test('what is asked for once is compressed quickly, what is asked for again at best', async () => {
  const bodies = smallestBodies();
  expect(bodies.has('a', html)).toBe(false);
  const quick = await bodies.bodyOf('a', html);
  await vi.waitUntil(() => bodies.has('a', html), { timeout: 5_000 });
  const best = await bodies.bodyOf('a', html);
  expect(best.length).toBeLessThan(quick.length);
  expect([plain(quick), plain(best)]).toEqual([html, html]);
});

test('another content under another tag is another body', async () => {
  const bodies = smallestBodies();
  await vi.waitUntil(() => bodies.has('a', html), { timeout: 5_000 });
  expect(bodies.has('b', 'other')).toBe(false);
  expect(plain(await bodies.bodyOf('b', 'other'))).toBe('other');
});

test('no more than so many are kept: the oldest goes', async () => {
  const bodies = smallestBodies(2);
  for (const tag of ['a', 'b', 'c']) {
    await vi.waitUntil(() => bodies.has(tag, tag), { timeout: 5_000 });
  }
  expect(bodies.has('b', 'b')).toBe(true);
  expect(bodies.has('c', 'c')).toBe(true);
  expect(bodies.has('a', 'a')).toBe(false);
});
