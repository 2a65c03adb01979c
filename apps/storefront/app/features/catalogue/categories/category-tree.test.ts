import type { Category } from '@piri/contract/categories';
import { expect, test } from 'vitest';
import { buildCategoryTree } from './category-tree.ts';

function category(id: string, parentId: string | null, sortOrder = 0): Category {
  return { id, name: id, parentId, sortOrder, children: [], options: [], extras: {} };
}

test('NAV-3 builds three levels in their sort order', () => {
  const rooms = buildCategoryTree([
    category('sofas', 'living', 2),
    category('tables', 'living', 1),
    category('bedroom', null, 2),
    category('living', null, 1),
    category('divans', 'sofas'),
  ]);
  expect(rooms.map(({ id }) => id)).toEqual(['living', 'bedroom']);
  expect(rooms[0]?.groups.map(({ id }) => id)).toEqual(['tables', 'sofas']);
  expect(rooms[0]?.groups[1]?.kinds).toEqual([{ id: 'divans', name: 'divans' }]);
});

test('omits a row whose parent is not in the list, and its children', () => {
  const rooms = buildCategoryTree([
    category('living', null),
    category('lost', 'nowhere'),
    category('below', 'lost'),
  ]);
  expect(JSON.stringify(rooms)).not.toMatch(/lost|below/);
});

test('defaults the short name to the name, and the backdrop to the living room', () => {
  expect(buildCategoryTree([category('attic', null)])[0]).toMatchObject({
    shortName: 'attic',
    backdrop: 'living',
    nameBn: '',
  });
});

test('SHOP-1 keeps the banner of a category at every level', () => {
  const withBanner = (row: Category) => ({ ...row, extras: { bannerImageUrl: `/${row.id}.webp` } });
  const [room] = buildCategoryTree(
    [category('living', null), category('sofas', 'living'), category('divans', 'sofas')].map(withBanner),
  );
  expect(room).toMatchObject({
    banner: '/living.webp',
    groups: [{ banner: '/sofas.webp', kinds: [{ banner: '/divans.webp' }] }],
  });
});
