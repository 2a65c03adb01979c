import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../screenshot-id.ts';
import { createGreyImageWithDotsFixture } from '../testing/image-fixtures.ts';
import { compareScreenshotPairs, type ScreenshotFilePair } from './compare-screenshot-pairs.ts';

async function writeScreenshot(folder: string, name: string, screenshot: Buffer) {
  const path = join(folder, `${name}.png`);
  await writeFile(path, screenshot);
  return { path, hash: sha256(screenshot) };
}

test('BENCH-4 many pairs are compared in worker threads, and each result belongs to its pair', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'differences-'));
  const before = await writeScreenshot(folder, 'before', createGreyImageWithDotsFixture(16, 16));
  const pairs: ScreenshotFilePair[] = [];
  for (let count = 1; count <= 14; count += 1) {
    const pixels = Array.from({ length: count }, (_, at) => at);
    const after = await writeScreenshot(
      folder,
      `after-${count}`,
      createGreyImageWithDotsFixture(16, 16, pixels),
    );
    pairs.push({ before, after, imagePath: join(folder, 'drawn', `${count}.png`) });
  }
  const metrics = await compareScreenshotPairs(pairs);
  expect(metrics.map((one) => one?.pixels)).toEqual(pairs.map((_, at) => at + 1));
  expect(await readFile(join(folder, 'drawn/14.png'))).toHaveProperty('length');

  // The files are gone, so the second result can only be the cached one. Other bytes are compared again.
  await rm(before.path);
  expect(await compareScreenshotPairs(pairs)).toEqual(metrics);
  await expect(
    compareScreenshotPairs(pairs.map((pair) => ({ ...pair, after: { ...pair.after, hash: 'other' } }))),
  ).rejects.toThrow('before.png');
});

test('BENCH-4 the same pixels in other bytes are no difference and have no diff image', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'differences-'));
  const before = await writeScreenshot(folder, 'before', createGreyImageWithDotsFixture(8, 8, [], 9));
  const after = await writeScreenshot(folder, 'after', createGreyImageWithDotsFixture(8, 8, [], 0));
  const imagePath = join(folder, 'drawn.png');
  expect(await compareScreenshotPairs([{ before, after, imagePath }])).toEqual([null]);
  await expect(readFile(imagePath)).rejects.toThrow('ENOENT');
});
