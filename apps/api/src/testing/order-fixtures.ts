import { type PlacedOrder, placeOrder, quoteCheckout } from '@piri/contract/checkout';
import type { Quote } from '@piri/contract/quote';
import { expect } from 'vitest';
import type { TestCustomer } from './add-customer.ts';
import type { TestApi } from './test-api.ts';

/** An address that can be delivered to. */
export const addressFixture = {
  fullName: 'Rahima Khatun',
  mobile: '+880 1700-000000',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  area: 'Road 27',
  line: 'House 9/A',
};

export const createCartLineFixture = (code: string, quantity = 1, sourceType = 'item') => ({
  sourceType,
  code,
  quantity,
});

/** An order of an item that is made to order. */
export const madeToOrderOverridesFixture = { lines: [createCartLineFixture('PDM-LEFT-BEIGE')] };

/** Fields of an order, as a shopper's form sends them. */
export interface OrderOverrides {
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
  lines: [createCartLineFixture('PIRI-NAT')],
  contact: { fullName: 'Rahima Khatun', mobile: '01700000000', email: 'rahima@piri.example' },
  delivery: { kind: 'HOME', address: addressFixture },
  paymentMethod: 'CARD',
};

export async function requestQuote(
  api: TestApi,
  overrides: OrderOverrides,
  headers: Record<string, string> = {},
): Promise<Quote> {
  const { contact: _, note: __, expectedTotal: ___, ...asked } = { ...usual, ...overrides };
  const response = await api.post(quoteCheckout.path, asked, headers);
  expect(response.status, response.text).toBe(200);
  const quote = quoteCheckout.response.parse(response.json);
  expect(response.json).toEqual(quote);
  return quote;
}

/** Returns the body of an order at its quoted price. */
export async function fetchQuotedOrderBody(
  api: TestApi,
  overrides: OrderOverrides = {},
  headers: Record<string, string> = {},
): Promise<object> {
  const { toPay } = await requestQuote(api, overrides, headers);
  return { ...usual, expectedTotal: toPay, ...overrides };
}

/** Places an order, and expects success. */
export async function placeOrderWithOverrides(
  api: TestApi,
  overrides: OrderOverrides = {},
  headers: Record<string, string> = {},
): Promise<PlacedOrder> {
  const response = await api.post(
    placeOrder.path,
    await fetchQuotedOrderBody(api, overrides, headers),
    headers,
  );
  expect(response.status, response.text).toBe(201);
  const placed = placeOrder.response.parse(response.json);
  expect(response.json).toEqual(placed);
  return placed;
}

export function placeFixtureOrder(api: TestApi, { headers }: TestCustomer): Promise<PlacedOrder> {
  return placeOrderWithOverrides(api, {}, headers);
}

export const getGuestHeaders = ({ guestToken = '' }: PlacedOrder) => ({ 'x-guest-token': guestToken });
