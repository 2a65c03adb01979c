import { expect, test } from 'vitest';
import { parseFormIntent, parseFormValues } from './no-script-form-values.ts';

test('CHECK-2 parses the fields of a form, replaces an invalid key and keeps a valid one', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    fullName: 'ফারজানা রহমান',
    ...{ division: 'Dhaka', district: 'Dhaka', upazila: 'Dhanmondi' },
    ...{ districtsOf: 'Dhaka', upazilasOf: 'Dhaka' },
    paymentMethod: 'GOLD',
    day: '2026-11-30',
    agreed: '33600',
    key: 'short',
  })) {
    form.set(name, value);
  }
  const read = parseFormValues(form);
  expect(read.values).toMatchObject({
    fullName: 'ফারজানা রহমান',
    upazila: 'Dhanmondi',
    paymentMethod: '',
    when: 'LATER',
    day: '2026-11-30',
  });
  expect(read.agreed).toBe(33_600);
  expect(read.key).toMatch(/^[\w-]{16,100}$/);
  form.set('key', read.key);
  expect(parseFormValues(form).key).toBe(read.key);
});

test('CHECK-2 requests only the total unless the intent is to order', () => {
  const form = new FormData();
  expect(parseFormIntent(form)).toBe('total');
  form.set('intent', 'ORDER');
  expect(parseFormIntent(form)).toBe('total');
  form.set('intent', 'order');
  expect(parseFormIntent(form)).toBe('order');
});
