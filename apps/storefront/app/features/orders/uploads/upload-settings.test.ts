import { describe, expect, it } from 'vitest';
import { getChunkSize } from './upload-settings.ts';

const mebibyte = 1024 * 1024;

describe('FILE-2 parts', () => {
  it.each([25, 25.5, 26, 29.9, 30.0001, 49.9, 50].map((mebibytes) => Math.floor(mebibytes * mebibyte)))(
    'of a file of %i bytes have 5 to 10 MiB, and the last one at least 1 MiB',
    (size) => {
      const part = getChunkSize(size);
      const count = Math.ceil(size / part);
      expect(part).toBeGreaterThanOrEqual(5 * mebibyte);
      expect(part).toBeLessThanOrEqual(10 * mebibyte);
      expect(size - (count - 1) * part).toBeGreaterThanOrEqual(mebibyte);
    },
  );

  it('have 5 MiB unless the last one would be smaller than 1 MiB', () => {
    expect(getChunkSize(50 * mebibyte)).toBe(5 * mebibyte);
    expect(getChunkSize(26 * mebibyte)).toBe(5 * mebibyte);
    expect(getChunkSize(25.5 * mebibyte)).toBe(Math.ceil(5.1 * mebibyte));
  });
});
