import { expect, test } from 'vitest';
import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import type { ShopTheLookData } from '../../shop-the-look/shop-the-look-tile.tsx';
import { interleaveListing } from './interleave-listing.ts';

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `piece-${index}` }) as ItemCardData);
const room = { alt: 'A room' } as ShopTheLookData;
const snippets = ['one', 'two', 'three'].map((text) => ({ text, about: '' }));
const kinds = (count: number, more: { room?: ShopTheLookData; snippets?: typeof snippets } = {}) =>
  interleaveListing(tiles(count), { snippets: [], ...more }).map(({ kind }) => kind);

test('leaves a list of items unchanged without a room and snippets', () => {
  expect(kinds(24)).toEqual(Array(24).fill('item'));
});

test('inserts the room once, after the fourth item, if more follow', () => {
  const list = kinds(24, { room });
  expect(list.filter((kind) => kind === 'room')).toHaveLength(1);
  expect(list.indexOf('room')).toBe(4);
  expect(kinds(4, { room })).not.toContain('room');
});

test('inserts one snippet per sixteen items, and none if less than a row follows', () => {
  const at = kinds(48, { snippets }).flatMap((kind, index) => (kind === 'snippet' ? [index] : []));
  expect(at).toEqual([5, 22, 39]);
  expect(kinds(7, { snippets })).not.toContain('snippet');
  expect(kinds(8, { snippets })).toContain('snippet');
});

test('keeps every item, in order', () => {
  const order = interleaveListing(tiles(30), { room, snippets }).flatMap((cell) =>
    cell.kind === 'item' ? [cell.index] : [],
  );
  expect(order).toEqual(Array.from({ length: 30 }, (_, index) => index));
});
