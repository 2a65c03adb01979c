import type { PaymentMethod } from '@piri/contract/quote';

/** The values of the checkout form, in every layout: as typed, or empty. */
export interface CheckoutValues {
  fullName: string;
  mobile: string;
  email: string;
  /** Home delivery, or collection from a showroom. */
  kind: 'HOME' | 'COLLECT';
  /** The id of a saved address; empty if the address is typed in the form. */
  addressId: string;
  division: string;
  district: string;
  /** An upazila, or a thana in a city. */
  upazila: string;
  area: string;
  line: string;
  floor: string;
  lift: boolean;
  landmark: string;
  /** Somebody else receives the delivery. */
  hasReceiver: boolean;
  receiverName: string;
  receiverMobile: string;
  note: string;
  outletId: string;
  when: 'FIRST' | 'LATER';
  /** The selected later day, such as 2026-11-30. */
  day: string;
  /** Empty until one is selected. Until then the first offered method applies. */
  paymentMethod: PaymentMethod | '';
  /** The number of monthly card instalments; empty to pay in full. */
  emiMonths: string;
}

export type CheckoutFieldName = keyof CheckoutValues;

export const emptyValues: CheckoutValues = {
  fullName: '',
  mobile: '',
  email: '',
  kind: 'HOME',
  addressId: '',
  division: '',
  district: '',
  upazila: '',
  area: '',
  line: '',
  floor: '',
  lift: false,
  landmark: '',
  hasReceiver: false,
  receiverName: '',
  receiverMobile: '',
  note: '',
  outletId: '',
  when: 'FIRST',
  day: '',
  paymentMethod: '',
  emiMonths: '',
};

const choices: { readonly [Name in CheckoutFieldName]?: readonly unknown[] } = {
  kind: ['HOME', 'COLLECT'],
  when: ['FIRST', 'LATER'],
  paymentMethod: ['CARD', 'WALLET', 'CASH_ON_DELIVERY', 'PAY_LATER', ''],
};

/** The maximum length of a stored value. No field accepts more. */
const maxTextLength = 1_000;

/** Parses stored values field by field. An invalid value is reset; the others are kept. */
export function parseValues(stored: unknown): CheckoutValues {
  if (typeof stored !== 'object' || stored === null) return emptyValues;
  const read = Object.entries(emptyValues).map(([name, empty]) => {
    const value: unknown = Reflect.get(stored, name);
    const allowed = choices[name as CheckoutFieldName];
    const fits = typeof value === typeof empty && (allowed === undefined || allowed.includes(value));
    return [name, fits ? (typeof value === 'string' ? value.slice(0, maxTextLength) : value) : empty];
  });
  return Object.fromEntries(read) as CheckoutValues;
}
