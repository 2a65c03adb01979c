import { setTimeout as sleep } from 'node:timers/promises';
import { type PlacedOrder, placeOrder, quoteCheckout } from '@piri/contract/checkout';
import { headerNames } from '@piri/contract/headers';
import { createToken } from '../src/core/ids-and-tokens.ts';
import { type ApiProcess, defaultApiKey } from './api-process.ts';

/** The address of a fault's shoppers. */
const address = {
  ...{ fullName: 'Rahima Khatun', mobile: '01700000000', division: 'Dhaka', district: 'Dhaka' },
  ...{ upazila: 'Dhanmondi', area: 'Road 27', line: 'House 9' },
};

export interface Purchase {
  lines: { sourceType: 'item' | 'bundle'; code: string; quantity: number }[];
  couponCode?: string;
  paymentMethod?: string;
}

export interface ShopperResponse {
  /** 0 if the connection broke. */
  status: number;
  code: string;
  // biome-ignore lint/suspicious/noExplicitAny: faults read the responses of many endpoints
  body: any;
}

export const createItemLine = (code: string, quantity = 1) => ({
  sourceType: 'item' as const,
  code,
  quantity,
});

/** Returns a different mobile number for each shopper. */
export const createShopperMobile = (index: number) => `017${String(index).padStart(8, '0')}`;

/** Returns headers with a different address for each shopper. Orders from one address wait for each other. */
export const createForwardedForHeader = (index: number) => ({
  'x-forwarded-for': `198.18.${(index >> 8) & 255}.${index & 255}`,
});

export async function sendRequest(
  api: Pick<ApiProcess, 'url'>,
  method: string,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<ShopperResponse> {
  try {
    const response = await fetch(`${api.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { [headerNames.apiKey]: defaultApiKey, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response.status, code: json.error?.code ?? '', body: json };
  } catch {
    // A killed process does not respond, which is what some faults test.
    return { status: 0, code: 'NO_ANSWER', body: {} };
  }
}

/** Returns the body of an order at its current price. */
export async function fetchQuotedOrderBody(
  api: ApiProcess,
  purchase: Purchase,
  mobile: string,
): Promise<object> {
  const order = { paymentMethod: 'CASH_ON_DELIVERY', delivery: { kind: 'HOME', address }, ...purchase };
  const quote = await sendRequest(api, 'POST', quoteCheckout.path, { body: order });
  if (quote.status !== 200) throw new Error(`No quote: ${quote.status} ${JSON.stringify(quote.body)}`);
  return { ...order, contact: { fullName: 'Rahima', mobile }, expectedTotal: quote.body.toPay };
}

export function sendOrder(
  api: Pick<ApiProcess, 'url'>,
  body: object,
  headers: Record<string, string> = {},
): Promise<ShopperResponse> {
  return sendRequest(api, 'POST', placeOrder.path, {
    body,
    headers: { [headerNames.idempotencyKey]: createToken(), ...headers },
  });
}

/**
 * Sends an order as the client does: with the same key, alternating between processes, until it is accepted or refused.
 */
export async function sendOrderWithRetry(
  apis: readonly ApiProcess[],
  body: object,
  index: number,
): Promise<{ placed: PlacedOrder | undefined; refusals: string[]; longestMs: number }> {
  const headers = { [headerNames.idempotencyKey]: createToken(), ...createForwardedForHeader(index) };
  const refusals: string[] = [];
  let longestMs = 0;
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const api = apis[(index + attempt) % apis.length];
    if (api === undefined) break;
    const sentAt = performance.now();
    const response = await sendOrder(api, body, headers);
    longestMs = Math.max(longestMs, performance.now() - sentAt);
    if (response.status === 201) return { placed: response.body, refusals, longestMs };
    refusals.push(response.code);
    const mayComeAgain = response.status === 0 || response.status === 503 || response.status === 409;
    if (!mayComeAgain) break;
    await sleep(50 + Math.random() * 200);
  }
  return { placed: undefined, refusals, longestMs };
}

/** Runs `one` for each index, at most `atOnce` at a time. */
export async function runConcurrently<T>(
  count: number,
  atOnce: number,
  one: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(atOnce, count) }, async () => {
      for (let index = next++; index < count; index = next++) results[index] = await one(index);
    }),
  );
  return results;
}

export function countResponsesByStatus(
  responses: readonly { status: number; code: string }[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of responses) {
    const name = code === '' ? String(status) : `${status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
