import { expect, it } from 'vitest';
import { isSectionValid, validateCheckout } from './checkout-validation.ts';
import { type CheckoutValues, emptyValues, parseValues } from './checkout-values.ts';

const guest: CheckoutValues = {
  ...emptyValues,
  fullName: 'রহিমা খাতুন',
  mobile: '+880 ১৭০০-০০০ ০০০',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  area: 'Road 9/A',
  line: 'House 42',
};
const wrong = (values: Partial<CheckoutValues>) => Object.keys(validateCheckout({ ...guest, ...values }));

it('CHECK-1 requires name, number and address of a guest, but no email, floor or landmark', () => {
  expect(wrong({})).toEqual([]);
  expect(Object.keys(validateCheckout(emptyValues))).toEqual([
    ...['fullName', 'mobile', 'division', 'district', 'upazila', 'area', 'line'],
  ]);
});

it.each<[Partial<CheckoutValues>, string[]]>([
  [{ fullName: '  ' }, ['fullName']],
  [{ mobile: '12345' }, ['mobile']],
  [{ email: 'farzana@post' }, ['email']],
  [{ floor: 'fifth' }, ['floor']],
  [{ note: 'x'.repeat(501) }, ['note']],
  [{ line: 'x'.repeat(201) }, ['line']],
  [{ when: 'LATER' }, ['day']],
  [{ when: 'LATER', day: '2026-11-30' }, []],
  [{ hasReceiver: true }, ['receiverName', 'receiverMobile']],
])('CHECK-1 returns the fields with errors: %j', (values, names) => {
  expect(wrong(values)).toEqual(names);
});

it('CHECK-1 requires no address fields for a saved address or for collection', () => {
  const nowhere = { division: '', district: '', upazila: '', area: '', line: '', hasReceiver: true };
  expect(wrong({ ...nowhere, addressId: 'a1' })).toEqual([]);
  expect(wrong({ ...nowhere, kind: 'COLLECT' })).toEqual(['outletId']);
  expect(wrong({ ...nowhere, kind: 'COLLECT', outletId: 'uttara' })).toEqual([]);
});

it('SHELL-5 a section is valid if its fields have no errors', () => {
  expect(isSectionValid(emptyValues, 'contact')).toBe(false);
  expect(isSectionValid({ ...guest, line: '' }, 'contact')).toBe(true);
  expect(isSectionValid({ ...guest, line: '' }, 'place')).toBe(false);
});

it('CHECK-1 replaces only the invalid values of a draft', () => {
  const torn = { ...guest, mobile: 7, kind: 'AIR', paymentMethod: 'GOLD', hasReceiver: 'yes', extra: 1 };
  expect(parseValues(torn)).toEqual({ ...guest, mobile: '' });
  for (const none of [null, 'x', 7, []]) expect(parseValues(none)).toEqual(emptyValues);
});
