import { backdrops } from '@piri/contract/categories';
import { expect, test } from 'vitest';
import { categoryTreeFixture } from '../../../catalogue/categories/category-tree.fixtures.ts';
import { findCategoryPosition } from '../../../catalogue/categories/find-category-position.ts';
import { getCategoryDescription } from './category-description.ts';

test('SHELL-6 each room has a backdrop of its own, by which it is described', () => {
  expect(categoryTreeFixture.map(({ backdrop }) => backdrop).sort()).toEqual([...backdrops].sort());
});

test.each(categoryTreeFixture)(
  'SHELL-6 describes a room in two sentences, in 160 characters: $id',
  (room) => {
    const description = getCategoryDescription({ room, node: room });
    expect(description).toMatch(/^[A-Z][^.]+\. See prices, sizes and delivery dates\.$/);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('SHELL-6 describes a category by its name and its room', () => {
  expect(getCategoryDescription(findCategoryPosition(categoryTreeFixture, 'sofas'))).toBe(
    'Browse Sofas in our Living Room range, with prices, sizes and delivery dates.',
  );
});

test('SHELL-6 describes the whole shop if there is no category', () => {
  expect(getCategoryDescription(undefined)).toBe(
    'Every piece in the shop, with prices, sizes and delivery dates.',
  );
});
