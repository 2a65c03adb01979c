import { describe, expect, it } from 'vitest';
import {
  createJpegFixture,
  createPngFixture,
  createWebpFixture,
  pdfFixture,
} from '../../testing/file-fixtures.ts';
import { detectFileType } from './detect-file-type.ts';

describe('FILE-1 detecting a file type from its content', () => {
  it.each([
    ['a PNG', createPngFixture(400, 300), 'image/png', 'png'],
    ['a JPEG', createJpegFixture(400, 300), 'image/jpeg', 'jpg'],
    ['a JPEG with padded markers', createJpegFixture(400, 300, 3), 'image/jpeg', 'jpg'],
    ['a lossy WebP', createWebpFixture('VP8 ', 400, 300), 'image/webp', 'webp'],
    ['a lossless WebP', createWebpFixture('VP8L', 400, 300), 'image/webp', 'webp'],
    ['an extended WebP', createWebpFixture('VP8X', 400, 300), 'image/webp', 'webp'],
  ])('detects %s and its pixels', (_, bytes, mimeType, extension) => {
    expect(detectFileType(bytes)).toEqual({ mimeType, extension, pixels: 120_000 });
  });

  it('detects a PDF', () => {
    expect(detectFileType(pdfFixture)).toEqual({ mimeType: 'application/pdf', extension: 'pdf' });
  });

  it('reports a positive size for the largest lossless WebP', () => {
    expect(detectFileType(createWebpFixture('VP8L', 16_384, 16_384))?.pixels).toBe(16_384 ** 2);
  });

  it.each<[string, Buffer]>([
    ['an empty file', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0')],
    ['a PDF header after HTML', Buffer.from('<html>%PDF-1.7')],
    ['an executable', Buffer.from('MZ\x90\0')],
    [
      'a JPEG without a frame segment',
      Buffer.concat([createJpegFixture().subarray(0, 10), Buffer.alloc(40)]),
    ],
    [
      'a JPEG with a segment beyond its end',
      Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0, 0, 0, 0, 0]),
    ],
    ['a WebP with an unknown chunk', createWebpFixture('VP8 ').fill('VP9 ', 12, 16)],
    ['a PNG with another first chunk', createPngFixture().fill('IDAT', 12, 16)],
  ])('rejects %s', (_, bytes) => {
    expect(detectFileType(bytes)).toBeUndefined();
  });

  it('reads no byte beyond the end of a truncated file', () => {
    for (const complete of [
      createPngFixture(),
      createJpegFixture(2, 3, 2),
      createWebpFixture('VP8 '),
      createWebpFixture('VP8L'),
      createWebpFixture('VP8X'),
      pdfFixture,
    ]) {
      for (let length = 0; length < complete.length; length += 1) {
        expect(() => detectFileType(complete.subarray(0, length))).not.toThrow();
      }
    }
  });
});
