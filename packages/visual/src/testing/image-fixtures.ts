import { PNG } from 'pngjs';

/** Draws a grey image in which single pixels are one level brighter. */
export function createGreyImageWithDotsFixture(
  width: number,
  height: number,
  brighter: readonly number[] = [],
  deflateLevel = 9,
): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    png.data.fill(brighter.includes(pixel) ? 101 : 100, pixel * 4, pixel * 4 + 3);
  }
  return PNG.sync.write(png, { deflateLevel });
}
