import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { createGreyImageWithDotsFixture } from '../testing/image-fixtures.ts';
import { compareScreenshots } from './compare-screenshots.ts';

test('BENCH-4 equal bytes are the same picture, even if it cannot be decoded', async () => {
  const unreadable = () => Buffer.from('not a picture');
  expect(await compareScreenshots(unreadable(), unreadable())).toBeNull();
  await expect(compareScreenshots(unreadable(), createGreyImageWithDotsFixture(8, 8))).rejects.toThrow(
    'unsupported image format',
  );
});

test('BENCH-4 the same pixels in other bytes are the same picture', async () => {
  const [one, other] = [
    createGreyImageWithDotsFixture(8, 8, [], 9),
    createGreyImageWithDotsFixture(8, 8, [], 0),
  ];
  expect(one.equals(other)).toBe(false);
  expect(await compareScreenshots(one, other)).toBeNull();
});

test('BENCH-4 one pixel that differs by one level is a difference, and the diff image marks it', async () => {
  const difference = await compareScreenshots(
    createGreyImageWithDotsFixture(8, 8),
    createGreyImageWithDotsFixture(8, 8, [9]),
  );
  expect(difference).toMatchObject({
    pixels: 1,
    share: 1 / 64,
    regions: [{ x: 1, y: 1, width: 1, height: 1 }],
    shifts: [{ from: '#646464', to: '#656565', share: 1 }],
  });
  const image = PNG.sync.read(difference?.image ?? Buffer.of());
  expect([...image.data.subarray(9 * 4, 9 * 4 + 3)]).toEqual([255, 0, 0]);
  expect([...image.data.subarray(0, 3)]).not.toEqual([255, 0, 0]);
});

test('BENCH-4 pixels that only one of the two sizes covers count as different', async () => {
  expect(
    await compareScreenshots(createGreyImageWithDotsFixture(8, 8), createGreyImageWithDotsFixture(8, 10)),
  ).toMatchObject({
    pixels: 16,
    share: 0.2,
    grown: { width: 0, height: 2 },
    shifts: [{ from: null, to: '#646464', share: 1 }],
  });
  expect(
    (await compareScreenshots(createGreyImageWithDotsFixture(10, 8), createGreyImageWithDotsFixture(8, 10)))
      ?.pixels,
  ).toBe(32);
});

test('BENCH-4 the same change elsewhere in another picture has the same look, and another one has not', async () => {
  const look = async (width: number, pixels: readonly number[]) => {
    const [before, after] = [
      createGreyImageWithDotsFixture(width, 64),
      createGreyImageWithDotsFixture(width, 64, pixels),
    ];
    return (await compareScreenshots(before, after))?.look;
  };
  const first = await look(64, [9]);
  expect(await look(80, [80 * 40 + 30])).toBe(first);
  expect(await look(80, [80 * 40 + 30, 80 * 2 + 2])).toBe(first);
  expect(await look(64, [9, 10])).not.toBe(first);
});
