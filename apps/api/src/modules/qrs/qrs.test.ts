import { getQr } from '@piri/contract/qrs';
import jsQR from 'jsqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectApiError } from '../../testing/expect-api-error.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { encodeQrMatrix } from './get-qr.ts';

/** Decodes the modules as a camera would, with an independent decoder. */
function readBack(modules: readonly (readonly boolean[])[]): string | undefined {
  const pixelsEach = 4;
  const size = modules.length * pixelsEach;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const dark = modules[Math.floor(y / pixelsEach)]?.[Math.floor(x / pixelsEach)];
      if (dark) pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return jsQR(pixels, size, size)?.data;
}

it.each([
  'https://shop.example/',
  'https://shop.example/orders',
  'https://shop.example/details?id=meghna-3-seater&sku=MGN-3S-ASH',
  'https://shop.example/%E0%A6%A8%E0%A6%95%E0%A6%B6%E0%A6%BF',
  'x'.repeat(150),
  'z'.repeat(412),
])('CHECK-5 encodes %s so that it can be decoded', (text) => {
  expect(readBack(encodeQrMatrix(text) ?? [])).toBe(text);
});

it('CHECK-5 rejects a text that needs too many modules', () => {
  expect(encodeQrMatrix('z'.repeat(413))).toBeUndefined();
});

function modulesIn(svg: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = modules[Number(y)];
    if (row) row[Number(x)] = true;
  }
  return modules;
}

describe('CHECK-5 the QR image', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('encodes a page of the shop and needs no API key', async () => {
    const response = await api.request(`${getQr.path}?path=/orders`, {});
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(response.headers.get('cache-control')).toContain('public');
    expect(readBack(modulesIn(response.text))).toBe('https://shop.example/orders');
    expect(response.text).not.toContain('<script');
  });

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    '@elsewhere.example',
    '',
  ])('rejects a path that leads elsewhere: %j', async (path) => {
    const query = new URLSearchParams({ path });
    expectApiError(await api.get(`${getQr.path}?${query}`), 422, 'INVALID');
  });
});
