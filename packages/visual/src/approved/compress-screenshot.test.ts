import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from '../compare/compare.ts';
import { compressScreenshot } from './compress-screenshot.ts';
import { detectFormat, readImageSize } from './screenshot-file.ts';

/** Draws gradients, as in shadows and the edges of letters, with fast compression. */
function drawn({ alpha = false, deflateLevel = 1 } = {}): Buffer {
  const picture = new PNG({ width: 180, height: 200 });
  for (let at = 0; at < picture.width * picture.height; at += 1) {
    const [x, y] = [at % picture.width, Math.floor(at / picture.width)];
    picture.data.set([(x + y) % 256, (x * 2 + y) % 256, (x + y * 3) % 256, 255], at * 4);
  }
  return PNG.sync.write(picture, { deflateLevel, filterType: 0, colorType: alpha ? 6 : 2 });
}

test('BENCH-4 a packed picture is WebP of the same size with the same pixels in fewer bytes', async () => {
  const packed = await compressScreenshot(drawn());
  expect(packed.length).toBeLessThan(drawn().length / 2);
  expect(detectFormat(packed)).toBe('webp');
  expect(readImageSize(packed)).toEqual({ width: 180, height: 200 });
  expect(await comparePictures(drawn(), packed)).toBeNull();
});

test('BENCH-4 the same pixels become the same bytes, however they were written', async () => {
  const packed = await compressScreenshot(drawn());
  for (const same of [drawn({ deflateLevel: 9 }), drawn({ alpha: true }), packed])
    expect((await compressScreenshot(same)).equals(packed)).toBe(true);
});

test('BENCH-4 a transparent pixel keeps its colour, and a faint one its alpha', async () => {
  const picture = new PNG({ width: 2, height: 1 });
  picture.data.set([200, 10, 20, 0, 30, 200, 40, 1]);
  const png = PNG.sync.write(picture);
  expect(await comparePictures(png, await compressScreenshot(png))).toBeNull();
});
