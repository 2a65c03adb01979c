import { expect, test } from 'vitest';
import { getImageCropStyle } from './get-image-crop-style.ts';

const image = { path: '/a', widths: [480], width: 480, height: 600 };

/** Returns the visible part of the height, as a browser calculates it from the three properties. */
function getVisibleHeight({ aspectRatio, objectPosition }: ReturnType<typeof getImageCropStyle>) {
  const shown = 480 / 600 / aspectRatio;
  const from = (1 - shown) * (Number.parseFloat(objectPosition.split(' ')[1] ?? '') / 100);
  return { from, to: from + shown };
}

test('shows a low item with a margin, without the empty space above', () => {
  const { from, to } = getVisibleHeight(
    getImageCropStyle({ ...image, outline: { left: 0.2, right: 0.8, top: 0.59, bottom: 0.82 } }),
  );
  expect(from).toBeCloseTo(0.54, 2);
  expect(to).toBeCloseTo(0.87, 2);
});

test('shows a high item, or an image without an outline, whole', () => {
  const uncropped = { aspectRatio: 0.8, objectFit: 'contain', objectPosition: '72% 100%' };
  expect(getImageCropStyle({ ...image, outline: { left: 0.1, right: 0.8, top: 0.1, bottom: 0.79 } })).toEqual(
    uncropped,
  );
  expect(getImageCropStyle(image)).toEqual(uncropped);
});

test('fills the width with a wide image of a room', () => {
  expect(getImageCropStyle({ ...image, width: 1600, height: 900 })).toMatchObject({
    objectFit: 'cover',
    aspectRatio: 1.778,
  });
});
