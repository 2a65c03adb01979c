import type { Image } from '@piri/contract/images';
import { expect, test } from 'vitest';
import { toThumbnail } from './to-thumbnail.ts';

const image: Image = {
  url: '/pictures/meghna/front-0a1b2c3d-1200.webp',
  path: '/pictures/meghna/front-0a1b2c3d',
  alt: 'Meghna from the front',
  width: 1200,
  height: 1500,
  widths: [320, 1200],
  colour: '#b4ab9a',
  view: 'front',
};

test('NAV-5 scales an item to 84 % of the thumbnail and centres it', () => {
  const outline = { left: 0.2, top: 0.5, right: 0.7, bottom: 0.7 };
  const { src, width, left, top } = toThumbnail({ ...image, outline });
  expect(src).toBe('/pictures/meghna/front-0a1b2c3d-320.avif');
  expect(width * (outline.right - outline.left)).toBeCloseTo(84, 0);
  expect(left + (width * (outline.left + outline.right)) / 2).toBeCloseTo(50, 0);
  expect(top + (width * 1.25 * (outline.top + outline.bottom)) / 2).toBeCloseTo(50, 0);
});

test('NAV-5 shows an image without an outline whole', () => {
  expect(toThumbnail(image)).toMatchObject({ width: 67, left: 16, top: 8 });
});
