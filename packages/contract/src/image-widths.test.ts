import { expect, test } from 'vitest';
import { getMaxRenditionWidth, getMiddleWidth, getRenditionWidths } from './image-widths.ts';

test('AVIF has every width, WebP only the middle one and, for shared images, the widest', () => {
  const widths = [240, 360, 480, 640, 900];
  expect(getRenditionWidths('avif', widths)).toEqual(widths);
  expect(getRenditionWidths('webp', widths)).toEqual([480]);
  expect(getRenditionWidths('webp', [640, 960, 1280, 1600, 1920])).toEqual([1280, 1920]);
  expect([getMaxRenditionWidth('avif', widths), getMaxRenditionWidth('webp', widths)]).toEqual([900, 480]);
  expect(getRenditionWidths('webp', [640])).toEqual([640]);
  expect([getMiddleWidth(widths), getMiddleWidth([640])]).toEqual([480, 640]);
});
