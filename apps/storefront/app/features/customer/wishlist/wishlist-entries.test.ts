import { expect, test } from 'vitest';
import { addEntry, parseEntries, removeEntries, type StoredWishlistEntry } from './wishlist-entries.ts';

const ash: StoredWishlistEntry = { wishlistId: 'w1', itemId: 'meghna-3-seater', skuCode: 'MGN-3S-ASH' };
const teal: StoredWishlistEntry = { wishlistId: 'w2', itemId: 'meghna-3-seater', skuCode: 'MGN-3S-TEAL' };

test('WISH-1 a new wish stands on top, and the shop’s answer takes its place', () => {
  const pressed = addEntry([ash], { ...teal, wishlistId: '' });
  expect(pressed.map(({ wishlistId }) => wishlistId)).toEqual(['', 'w1']);
  expect(addEntry(pressed, teal)).toEqual([teal, ash]);
});

test('WISH-1 a wish that was there already is there once', () => {
  expect(addEntry([teal, ash], ash)).toEqual([teal, ash]);
});

test('WISH-1 another cloth of the same piece is another wish', () => {
  expect(removeEntries([teal, ash], [ash])).toEqual([teal]);
});

test('WISH-1 what was stored comes back', () => {
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
])('WISH-1 what is no list of wishes is left behind: %s', (stored) => {
  expect(parseEntries(stored)).toEqual([]);
});
