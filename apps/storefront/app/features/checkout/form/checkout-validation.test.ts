import { expect, it } from 'vitest';
import { isSectionComplete, validateCheckout } from './checkout-validation.ts';
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

it('CHECK-1 a guest needs name, number and where it goes, and neither mail, floor nor landmark', () => {
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
])('CHECK-1 %j is said beside its box', (values, names) => {
  expect(wrong(values)).toEqual(names);
});

it('CHECK-1 nothing is asked that does not apply: of a kept address, of whoever collects', () => {
  const nowhere = { division: '', district: '', upazila: '', area: '', line: '', hasReceiver: true };
  expect(wrong({ ...nowhere, addressId: 'a1' })).toEqual([]);
  expect(wrong({ ...nowhere, kind: 'COLLECT' })).toEqual(['outletId']);
  expect(wrong({ ...nowhere, kind: 'COLLECT', outletId: 'uttara' })).toEqual([]);
});

it('SHELL-5 a part is done when nothing in it has to be mended', () => {
  expect(isSectionComplete(emptyValues, 'contact')).toBe(false);
  expect(isSectionComplete({ ...guest, line: '' }, 'contact')).toBe(true);
  expect(isSectionComplete({ ...guest, line: '' }, 'place')).toBe(false);
});

it('CHECK-1 what is torn of a draft costs its own box and no other', () => {
  const torn = { ...guest, mobile: 7, kind: 'AIR', paymentMethod: 'GOLD', hasReceiver: 'yes', extra: 1 };
  expect(parseValues(torn)).toEqual({ ...guest, mobile: '' });
  for (const none of [null, 'x', 7, []]) expect(parseValues(none)).toEqual(emptyValues);
});
