import { backdrops } from '@piri/contract/categories';
import { expect, test } from 'vitest';
import type { CategoryGroup, RootCategory } from '../../../catalogue/categories/category-tree.ts';
import { getCategoryDescription } from './category-description.ts';

const sofas: CategoryGroup = { id: 'sofas', name: 'Sofas', kinds: [] };
const living: RootCategory = {
  id: 'living',
  name: 'Living Room',
  shortName: 'Living',
  nameBn: '',
  backdrop: 'living',
  groups: [sofas],
};

test.each(backdrops)('SHELL-6 describes a room in two sentences, in 160 characters: %s', (backdrop) => {
  const room = { ...living, backdrop };
  const description = getCategoryDescription({ room, node: room });
  expect(description).toMatch(/^[A-Z][^.]+\. See prices, sizes and delivery dates\.$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('SHELL-6 describes a category by its name and its room', () => {
  expect(getCategoryDescription({ room: living, node: sofas })).toBe(
    'Browse Sofas in our Living Room range, with prices, sizes and delivery dates.',
  );
});

test('SHELL-6 describes the list of everything', () => {
  expect(getCategoryDescription(undefined)).toBe(
    'Every piece in the shop, with prices, sizes and delivery dates.',
  );
});
