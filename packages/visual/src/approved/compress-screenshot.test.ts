import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compareScreenshots } from '../compare/compare-screenshots.ts';
import { compressScreenshot } from './compress-screenshot.ts';
import { detectFormat, getImageSize } from './screenshot-file.ts';

/** Draws gradients, as in shadows and the edges of letters, with fast compression. */
function drawn({ alpha = false, deflateLevel = 1 } = {}): Buffer {
  const screenshot = new PNG({ width: 180, height: 200 });
  for (let at = 0; at < screenshot.width * screenshot.height; at += 1) {
    const [x, y] = [at % screenshot.width, Math.floor(at / screenshot.width)];
    screenshot.data.set([(x + y) % 256, (x * 2 + y) % 256, (x + y * 3) % 256, 255], at * 4);
  }
  return PNG.sync.write(screenshot, { deflateLevel, filterType: 0, colorType: alpha ? 6 : 2 });
}

test('BENCH-4 a compressed picture is a smaller WebP with the same size and pixels', async () => {
  const packed = await compressScreenshot(drawn());
  expect(packed.length).toBeLessThan(drawn().length / 2);
  expect(detectFormat(packed)).toBe('webp');
  expect(getImageSize(packed)).toEqual({ width: 180, height: 200 });
  expect(await compareScreenshots(drawn(), packed)).toBeNull();
});

test('BENCH-4 PNGs with the same pixels are compressed to the same bytes', async () => {
  const packed = await compressScreenshot(drawn());
  for (const same of [drawn({ deflateLevel: 9 }), drawn({ alpha: true }), packed])
    expect((await compressScreenshot(same)).equals(packed)).toBe(true);
});

test('BENCH-4 a transparent pixel keeps its colour, and a faint one its alpha', async () => {
  const screenshot = new PNG({ width: 2, height: 1 });
  screenshot.data.set([200, 10, 20, 0, 30, 200, 40, 1]);
  const png = PNG.sync.write(screenshot);
  expect(await compareScreenshots(png, await compressScreenshot(png))).toBeNull();
});
