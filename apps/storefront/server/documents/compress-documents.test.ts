import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createDocumentCompressor } from './compress-documents.ts';

const html = Array.from({ length: 400 }, (_, n) => `<p class="c${n % 7}">${n * 7919}</p>`).join('');
const plain = (body: Buffer) => brotliDecompressSync(body).toString();

test('compresses quickly for the first request, and best for later ones', async () => {
  const bodies = createDocumentCompressor();
  const page = { html };
  expect(bodies.has(page)).toBe(false);
  const quick = await bodies.bodyOf(page);
  await vi.waitUntil(() => bodies.has(page), { timeout: 5_000 });
  const best = await bodies.bodyOf(page);
  expect(best.length).toBeLessThan(quick.length);
  expect([plain(quick), plain(best)]).toEqual([html, html]);
});

test('compresses once for concurrent requests', async () => {
  const bodies = createDocumentCompressor();
  const page = { html };
  const [one, other] = await Promise.all([bodies.bodyOf(page), bodies.bodyOf(page)]);
  expect(one).toBe(other);
});

test('compresses each document separately', async () => {
  const bodies = createDocumentCompressor();
  const page = { html };
  await vi.waitUntil(() => bodies.has(page), { timeout: 5_000 });
  const other = { html: 'other' };
  expect(bodies.has(other)).toBe(false);
  expect(plain(await bodies.bodyOf(other))).toBe('other');
});
