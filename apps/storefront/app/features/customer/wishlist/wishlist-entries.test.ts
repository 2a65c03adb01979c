import { expect, test } from 'vitest';
import { addEntry, parseEntries, removeEntries, type StoredWishlistEntry } from './wishlist-entries.ts';

const ash: StoredWishlistEntry = { wishlistId: 'w1', itemId: 'meghna-3-seater', skuCode: 'MGN-3S-ASH' };
const teal: StoredWishlistEntry = { wishlistId: 'w2', itemId: 'meghna-3-seater', skuCode: 'MGN-3S-TEAL' };

test('WISH-1 adds a new entry at the top, and replaces it with that of the API', () => {
  const pressed = addEntry([ash], { ...teal, wishlistId: '' });
  expect(pressed.map(({ wishlistId }) => wishlistId)).toEqual(['', 'w1']);
  expect(addEntry(pressed, teal)).toEqual([teal, ash]);
});

test('WISH-1 does not add an existing entry again', () => {
  expect(addEntry([teal, ash], ash)).toEqual([teal, ash]);
});

test('WISH-1 treats another sku of the same item as another entry', () => {
  expect(removeEntries([teal, ash], [ash])).toEqual([teal]);
});

test('WISH-1 parses stored entries', () => {
  expect(parseEntries(JSON.stringify([teal, ash]))).toEqual([teal, ash]);
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '{}',
  '[null]',
  '[7]',
  '[{"itemId":"a"}]',
  JSON.stringify([{ ...ash, wishlistId: '' }]),
])('WISH-1 parses no entries from an invalid stored value: %s', (stored) => {
  expect(parseEntries(stored)).toEqual([]);
});
