import { expect, test } from 'vitest';
import { getRemountKey } from './remount-key.ts';

test('BENCH-28 a story mounts again when a control changes where it starts', () => {
  const before = getRemountKey({ defaultOpen: false, label: 'Day' });
  expect(getRemountKey({ defaultOpen: true, label: 'Day' })).not.toBe(before);
  expect(getRemountKey({ defaultOpen: false, label: 'Delivery day' })).toBe(before);
});

test('BENCH-28 a state that the story keeps starts again with its control', () => {
  const onOpenChange = () => {};
  expect(getRemountKey({ open: true, onOpenChange })).not.toBe(getRemountKey({ open: false, onOpenChange }));
  expect(getRemountKey({ open: true })).toBe(getRemountKey({ open: false }));
});
