import type { PaymentMethod } from '@piri/contract/quote';

/** What was answered in a checkout, in whichever layout: as it was typed, and empty where nothing was. */
export interface CheckoutValues {
  fullName: string;
  mobile: string;
  email: string;
  /** Brought to a door, or fetched in a showroom. */
  kind: 'HOME' | 'COLLECT';
  /** One of the customer's own addresses; empty for the one that is typed below. */
  addressId: string;
  division: string;
  district: string;
  /** An upazila, or a thana of a city. */
  upazila: string;
  area: string;
  line: string;
  floor: string;
  lift: boolean;
  landmark: string;
  /** Somebody else than the one who orders takes it in. */
  hasReceiver: boolean;
  receiverName: string;
  receiverMobile: string;
  note: string;
  outletId: string;
  when: 'FIRST' | 'LATER';
  /** The later day, such as 2026-11-30. */
  day: string;
  /** Empty until somebody chooses: then the first way that is offered counts. */
  paymentMethod: PaymentMethod | '';
  /** By card, in so many months; empty for all at once. */
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

/** No box takes more. */
const longest = 1_000;

/** Takes up answers box by box: one that was written by somebody else, or torn, costs itself and no other. */
export function parseValues(kept: unknown): CheckoutValues {
  if (typeof kept !== 'object' || kept === null) return emptyValues;
  const read = Object.entries(emptyValues).map(([name, empty]) => {
    const value: unknown = Reflect.get(kept, name);
    const allowed = choices[name as CheckoutFieldName];
    const fits = typeof value === typeof empty && (allowed === undefined || allowed.includes(value));
    return [name, fits ? (typeof value === 'string' ? value.slice(0, longest) : value) : empty];
  });
  return Object.fromEntries(read) as CheckoutValues;
}
