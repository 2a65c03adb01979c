import { expect, test } from 'vitest';
import type { RootCategory } from './category-tree.ts';
import { parseCategoryTree, serializeCategoryTree } from './serialize-category-tree.ts';

const living: RootCategory = {
  id: 'living',
  name: 'Living Room',
  shortName: 'Living',
  nameBn: 'বসার ঘর',
  backdrop: 'living',
  groups: [
    { id: 'sofas', name: 'Sofas & more', kinds: [{ id: 'two', name: '2-Seater' }] },
    { id: 'tables', name: 'Tables', kinds: [] },
  ],
};

test('SHELL-4 parses the same tree that it serialized', () => {
  const rooms = [living, { ...living, id: 'bedroom', nameBn: '', groups: [] }];
  expect(parseCategoryTree(serializeCategoryTree(rooms))).toEqual(rooms);
  expect(parseCategoryTree(serializeCategoryTree([]))).toEqual([]);
});

test('SHOP-1 keeps the banner of a category at each level', () => {
  const banner = 'https://pictures.example/eid.avif?width=1600';
  const kinds = [
    { id: 'corner-sofas', name: 'Corner & L-Shape', banner },
    { id: 'divans', name: 'Divans' },
  ];
  const rooms = [{ ...living, banner: '/a.webp', groups: [{ id: 'sofas', name: 'Sofas', banner, kinds }] }];
  expect(parseCategoryTree(serializeCategoryTree(rooms))).toEqual(rooms);
});

test('omits an id that follows from its name, and writes any other', () => {
  const kinds = [
    { id: 'foam-and-coir-mattresses', name: 'Foam & Coir Mattresses' },
    { id: 'corner-sofas', name: 'Corner & L-Shape Sofas' },
    { id: 'decor', name: 'Décor' },
  ];
  const rooms = [{ ...living, id: 'living-room', groups: [{ id: 'sofas', name: 'Sofas', kinds }] }];
  const text = serializeCategoryTree(rooms);
  expect(text).toMatch(/^Living Room\t.*\n Sofas\n {2}Foam & Coir Mattresses\n {2}corner-sofas\tCorner/);
  expect(parseCategoryTree(text)).toEqual(rooms);
});

test('collapses white space in names, so that no name breaks the text', () => {
  const [room] = parseCategoryTree(serializeCategoryTree([{ ...living, name: ' Living\t|\nRoom ' }]));
  expect(room?.name).toBe('Living | Room');
  expect(room?.groups).toEqual(living.groups);
});
