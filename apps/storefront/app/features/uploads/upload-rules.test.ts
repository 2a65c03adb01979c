import { describe, expect, it } from 'vitest';
import { chunkSizeOf, refusalOfFile, sayBytes } from './upload-rules.ts';

const mebibyte = 1024 * 1024;
const file = (content: string, size = content.length) => ({
  ...{ size },
  slice: () => new Blob([Uint8Array.from(content, (letter) => letter.charCodeAt(0))]),
});

describe('FILE-2 before anything is sent', () => {
  it.each(['%PDF-1.7', '\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'RIFF\x01\x02\x03\x04WEBPVP8 '])(
    'takes what begins with %j',
    async (head) => {
      expect(await refusalOfFile(file(head))).toBeUndefined();
      expect(await refusalOfFile(file(head, 50 * mebibyte))).toBeUndefined();
    },
  );

  it.each([
    [file(''), /nothing in this file/],
    [file('%PDF-', 50 * mebibyte + 1), /Larger than 50 MB/],
    [file('....ftypheic'), /no JPEG/],
    [file('<!doctype html>'), /no JPEG/],
    [file('RIFF....WAVE'), /no JPEG/],
  ])('refuses what the shop would refuse', async (sent, words) => {
    expect(await refusalOfFile(sent)).toMatch(words);
  });
});

describe('FILE-2 parts', () => {
  it.each([25, 25.5, 26, 29.9, 30.0001, 49.9, 50].map((mebibytes) => Math.floor(mebibytes * mebibyte)))(
    'of %i bytes have 5 to 10 MiB, and the last at least one',
    (size) => {
      const part = chunkSizeOf(size);
      const count = Math.ceil(size / part);
      expect(part).toBeGreaterThanOrEqual(5 * mebibyte);
      expect(part).toBeLessThanOrEqual(10 * mebibyte);
      expect(size - (count - 1) * part).toBeGreaterThanOrEqual(mebibyte);
    },
  );

  it('are of 5 MiB wherever the last one is no crumb', () => {
    expect(chunkSizeOf(50 * mebibyte)).toBe(5 * mebibyte);
    expect(chunkSizeOf(26 * mebibyte)).toBe(5 * mebibyte);
    expect(chunkSizeOf(25.5 * mebibyte)).toBe(Math.ceil(5.1 * mebibyte));
  });
});

it('FILE-2 says sizes as the limit is counted', () => {
  expect([1, 1024, 655_000, 3.4 * mebibyte, 50 * mebibyte].map(sayBytes)).toEqual([
    '1 kB',
    '1 kB',
    '640 kB',
    '3.4 MB',
    '50.0 MB',
  ]);
});
