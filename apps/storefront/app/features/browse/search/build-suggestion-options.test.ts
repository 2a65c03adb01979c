import { expect, test } from 'vitest';
import type { RootCategory } from '../../catalogue/categories/category-tree.ts';
import { buildSuggestionOptions } from './build-suggestion-options.ts';

const kinds = ['two', 'three', 'four'].map((id) => ({ id, name: `${id}-seater` }));
const living: RootCategory = {
  id: 'living',
  name: 'Living Room',
  shortName: 'Living',
  nameBn: '',
  backdrop: 'living',
  groups: [{ id: 'sofas', name: 'Sofas', kinds }],
};
const items = [
  {
    id: 'meghna',
    title: 'Meghna 3-Seater',
    price: 51_480,
    thumbnail: { src: '/pictures/meghna-320.avif', width: 67, left: 16, top: 8 },
  },
  { id: 'koel', title: 'Koel Accent Chair', price: 14_500 },
];
const lines = (categoryIds: string[], found = items) =>
  buildSuggestionOptions({ items: found, categoryIds }, [living], (price) => `৳${price}`);

test('NAV-5 shows categories with their parents, and items with their price', () => {
  expect(lines(['three'])).toEqual([
    {
      kind: 'category',
      value: '/shop?categoryId=three&categoryName=three-seater&categoryBanner=',
      label: 'three-seater',
      description: 'Living Room, Sofas',
    },
    {
      kind: 'item',
      value: '/details?id=meghna',
      label: 'Meghna 3-Seater',
      description: '৳51480',
      thumbnail: { src: '/pictures/meghna-320.avif', width: 67, left: 16, top: 8 },
    },
    { kind: 'item', value: '/details?id=koel', label: 'Koel Accent Chair', description: '৳14500' },
  ]);
});

test('NAV-5 omits root categories and unknown categories', () => {
  expect(lines(['living', 'attic'], [])).toEqual([]);
});

test('NAV-5 suggests three categories at most, the most likely first', () => {
  expect(lines(['living', 'three', 'sofas', 'two', 'four'], []).map(({ label }) => label)).toEqual([
    'three-seater',
    'Sofas',
    'two-seater',
  ]);
});
