import { backdrops } from '@piri/contract/categories';
import { expect, test } from 'vitest';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';
import { getCategoryImagesByBackdrop } from './get-category-images-by-backdrop.ts';

const image = {} as ResponsiveImage;
const images = (missing?: string) => ({
  product: (_: string, variant: string) => (variant === missing ? undefined : image),
});

test('HOME-2 every root category has an image', () => {
  expect(Object.keys(getCategoryImagesByBackdrop(images())).toSorted()).toEqual(backdrops.toSorted());
});

test('HOME-2 omits only the category with a missing item image', () => {
  const found = getCategoryImagesByBackdrop(images('neel'));
  expect(found.kids).toBeUndefined();
  expect(Object.keys(found)).toHaveLength(backdrops.length - 1);
});
