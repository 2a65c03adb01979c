import { describe, expect, it } from 'vitest';
import { formatBytes, validateFile } from './upload-rules.ts';

const mebibyte = 1024 * 1024;
const file = (content: string, size = content.length) => ({
  ...{ size },
  slice: () => new Blob([Uint8Array.from(content, (letter) => letter.charCodeAt(0))]),
});

describe('FILE-2 validation before the upload', () => {
  it.each([24.9, 25, 49.9, 50])('accepts %d MiB', async (mebibytes) => {
    expect(await validateFile(file('%PDF-1.7', Math.floor(mebibytes * mebibyte)))).toBeUndefined();
  });

  it.each(['%PDF-1.7', '\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'RIFF\x01\x02\x03\x04WEBPVP8 '])(
    'accepts a file that starts with %j',
    async (head) => {
      expect(await validateFile(file(head))).toBeUndefined();
    },
  );

  it.each([
    [file(''), /file is empty/],
    [file('%'), /isn’t supported/],
    [file('%PDF-', 50 * mebibyte + 1), /over 50 MB/],
    [file('%PDF-', 51 * mebibyte), /over 50 MB/],
    [file('....ftypheic'), /isn’t supported/],
    [file('<!doctype html>'), /isn’t supported/],
    [file('RIFF....WAVE'), /isn’t supported/],
  ])('rejects files that the API would reject', async (sent, message) => {
    expect(await validateFile(sent)).toMatch(message);
  });
});

it('FILE-2 formats sizes in the unit of the limit', () => {
  expect([1, 1024, 655_000, 3.4 * mebibyte, 50 * mebibyte].map(formatBytes)).toEqual([
    '1 KB',
    '1 KB',
    '640 KB',
    '3.4 MB',
    '50.0 MB',
  ]);
});
