import { createHash } from 'node:crypto';
import { getQr } from '@piri/contract/qrs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { qrCode } from './qr-code.ts';
import { formatBits, versionBits } from './qr-marks.ts';
import { correctionOf } from './reed-solomon.ts';

describe('CHECK-5 the code on an invoice, by what others have published', () => {
  it('corrects a block as ISO/IEC 18004 does', () => {
    const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
  });

  it('says its level, mask and size as the standard’s tables do', () => {
    expect(formatBits(5).toString(2).padStart(15, '0')).toBe('100000011001110');
    expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  });
});

// Each was read back, to the letter, by a decoder of other people's (jsQR 1.4.0) when it was written down here.
it.each([
  ['a', 21, 'e8ab680854e4019c'],
  ['https://shop.example/orders', 29, '275bd2e8544ec239'],
  ['https://shop.example/details?id=meghna-3-seater&sku=MGN-3S-ASH', 33, 'a3ff3f2e6e367755'],
  ['x'.repeat(150), 49, '9782fa7f0642d3e6'],
  ['z'.repeat(412), 77, '747bb67d369ee916'],
])('CHECK-5 draws %j as a camera reads it', (text, size, fingerprint) => {
  const modules = qrCode(text) ?? [];
  const rows = modules.map((row) => row.map(Number).join('')).join('\n');
  const drawn = createHash('sha256').update(rows).digest('hex').slice(0, 16);
  expect([modules.length, drawn]).toEqual([size, fingerprint]);
  expect(qrCode('z'.repeat(413))).toBeUndefined();
});

describe('CHECK-5 the picture of a code', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('leads to a page of the shop, for a picture that brings no key', async () => {
    const answer = await api.request(`${getQr.path}?path=/orders`, {});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(answer.headers.get('cache-control')).toContain('public');
    const modules = qrCode('https://shop.example/orders') ?? [];
    const dark = modules.flat().filter(Boolean).length;
    expect(answer.text.match(/h1v1h-1z/g)).toHaveLength(dark);
    expect(answer.text).not.toContain('<script');
  });

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    '@elsewhere.example',
    '',
  ])('leads nowhere else: %j', async (path) => {
    const query = new URLSearchParams({ path });
    expectRefusal(await api.get(`${getQr.path}?${query}`), 422, 'INVALID');
  });
});
