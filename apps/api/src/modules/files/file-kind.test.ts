import { describe, expect, it } from 'vitest';
import { jpeg, pdf, png, webp } from '../../testing/small-files.ts';
import { fileKind } from './file-kind.ts';

describe('FILE-1 what a file is, its content says', () => {
  it.each([
    ['a PNG', png(400, 300), 'image/png', 'png'],
    ['a JPEG', jpeg(400, 300), 'image/jpeg', 'jpg'],
    ['a JPEG with padded markers', jpeg(400, 300, 3), 'image/jpeg', 'jpg'],
    ['a lossy WebP', webp('VP8 ', 400, 300), 'image/webp', 'webp'],
    ['a lossless WebP', webp('VP8L', 400, 300), 'image/webp', 'webp'],
    ['an extended WebP', webp('VP8X', 400, 300), 'image/webp', 'webp'],
  ])('%s, with its pixels', (_, bytes, mimeType, extension) => {
    expect(fileKind(bytes)).toEqual({ mimeType, extension, pixels: 120_000 });
  });

  it('a PDF', () => {
    expect(fileKind(pdf)).toEqual({ mimeType: 'application/pdf', extension: 'pdf' });
  });

  it('a lossless WebP of the largest size is no negative one', () => {
    expect(fileKind(webp('VP8L', 16_384, 16_384))?.pixels).toBe(16_384 ** 2);
  });

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a drawing that can run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0')],
    ['a PDF behind a page', Buffer.from('<html>%PDF-1.7')],
    ['a program', Buffer.from('MZ\x90\0')],
    [
      'a JPEG of one segment after the other without a picture',
      Buffer.concat([jpeg().subarray(0, 10), Buffer.alloc(40)]),
    ],
    [
      'a JPEG whose segments lead out of it',
      Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0, 0, 0, 0, 0]),
    ],
    ['a WebP of an unknown form', webp('VP8 ').fill('VP9 ', 12, 16)],
    ['a PNG that begins with another chunk', png().fill('IDAT', 12, 16)],
  ])('refuses %s', (_, bytes) => {
    expect(fileKind(bytes)).toBeUndefined();
  });

  it('reads no byte beyond the end, wherever a file is cut', () => {
    for (const whole of [png(), jpeg(2, 3, 2), webp('VP8 '), webp('VP8L'), webp('VP8X'), pdf]) {
      for (let length = 0; length < whole.length; length += 1) {
        expect(() => fileKind(whole.subarray(0, length))).not.toThrow();
      }
    }
  });
});
