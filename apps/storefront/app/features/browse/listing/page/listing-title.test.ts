import { expect, test } from 'vitest';
import type { RootCategory } from '../../../catalogue/categories/category-tree.ts';
import type { ListingQuery } from '../address/listing-url.ts';
import { formatResultCount, getListingTitle } from './listing-title.ts';

const living: RootCategory = {
  id: 'living',
  name: 'Living Room',
  shortName: 'Living',
  nameBn: '',
  backdrop: 'living',
  groups: [{ id: 'sofas', name: 'Sofas', kinds: [] }],
};
const titleOf = (own: Partial<ListingQuery>, rooms = [living]) =>
  getListingTitle({ facets: {}, sort: 'relevance', page: 1, ...own }, rooms);

test.each([
  [{}, 'All furniture'],
  [{ categoryId: 'sofas', categoryName: 'Cheap lies' }, 'Sofas'],
  [{ categoryId: 'sofas', query: 'teal' }, '“teal”'],
  [{ categoryName: 'Eid offers' }, 'Eid offers'],
  [{ categoryName: 'all' }, 'All furniture'],
  [{ categoryId: 'attic' }, 'Category not found'],
])('SHOP-1 derives the title from the query: %j', (address, title) => {
  expect(titleOf(address)).toBe(title);
});

test('SHOP-1 reports no missing category while the categories are unavailable', () => {
  expect(titleOf({ categoryId: 'sofas' }, [])).toBe('Our furniture');
});

test.each([
  [{ total: 0 }, '0 pieces'],
  [{ total: 1 }, '1 piece'],
  [{ total: 1_23_456, estimated: true as const }, 'about 1,23,456 pieces'],
])('SHOP-1 formats the count: %j', (data, count) => {
  expect(formatResultCount(data)).toBe(count);
});
