import { type Placed, placeOrder, quoteCheckout } from '@piri/contract/checkout';
import type { Quote } from '@piri/contract/quote';
import { expect } from 'vitest';
import type { TestCustomer } from './add-customer.ts';
import type { TestApi } from './test-api.ts';

/** Where things can be sent to. */
export const sampleAddress = {
  fullName: 'Rahima Khatun',
  mobile: '+880 1700-000000',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  area: 'Road 27',
  line: 'House 9/A',
};

export const aLine = (code: string, quantity = 1, sourceType = 'item') => ({ sourceType, code, quantity });

/** A piece that nobody has in stock. */
export const builtToOrder = { lines: [aLine('PDM-LEFT-BEIGE')] };

/** Of what the order is made, as a shopper's form sends it. */
export interface OrderWish {
  lines?: object[];
  contact?: object;
  delivery?: object;
  couponCode?: string;
  paymentMethod?: string;
  emiMonths?: number;
  note?: string;
  expectedTotal?: number;
}

const usual = {
  lines: [aLine('PIRI-NAT')],
  contact: { fullName: 'Rahima Khatun', mobile: '01700000000', email: 'rahima@piri.example' },
  delivery: { kind: 'HOME', address: sampleAddress },
  paymentMethod: 'CARD',
};

export async function askQuote(
  api: TestApi,
  wish: OrderWish,
  headers: Record<string, string> = {},
): Promise<Quote> {
  const { contact: _, note: __, expectedTotal: ___, ...asked } = { ...usual, ...wish };
  const answer = await api.post(quoteCheckout.path, asked, headers);
  expect(answer.status, answer.text).toBe(200);
  const quote = quoteCheckout.response.parse(answer.json);
  expect(answer.json).toEqual(quote);
  return quote;
}

/** An order as whoever has read its quote sends it. */
export async function orderBody(
  api: TestApi,
  wish: OrderWish = {},
  headers: Record<string, string> = {},
): Promise<object> {
  const { toPay } = await askQuote(api, wish, headers);
  return { ...usual, expectedTotal: toPay, ...wish };
}

/** Places it, and wants it to stand. */
export async function placeWish(
  api: TestApi,
  wish: OrderWish = {},
  headers: Record<string, string> = {},
): Promise<Placed> {
  const answer = await api.post(placeOrder.path, await orderBody(api, wish, headers), headers);
  expect(answer.status, answer.text).toBe(201);
  const placed = placeOrder.response.parse(answer.json);
  expect(answer.json).toEqual(placed);
  return placed;
}

export function placeSample(api: TestApi, { headers }: TestCustomer): Promise<Placed> {
  return placeWish(api, {}, headers);
}

export const guest = ({ guestToken = '' }: Placed) => ({ 'x-guest-token': guestToken });
