import { expect, test } from 'vitest';
import { middleWidth, widestAs, widthsAs } from './picture-widths.ts';

test('AVIF is there in every width, WebP in the middle one and, of what is shared, in the widest', () => {
  const widths = [240, 360, 480, 640, 900];
  expect(widthsAs('avif', widths)).toEqual(widths);
  expect(widthsAs('webp', widths)).toEqual([480]);
  expect(widthsAs('webp', [640, 960, 1280, 1600, 1920])).toEqual([1280, 1920]);
  expect([widestAs('avif', widths), widestAs('webp', widths)]).toEqual([900, 480]);
  expect(widthsAs('webp', [640])).toEqual([640]);
  expect([middleWidth(widths), middleWidth([640])]).toEqual([480, 640]);
});
