import type { ErrorCode } from '@piri/contract/error';
import { expect, it } from 'vitest';
import { parseOrderResult } from './parse-order-result.ts';

const refusal = (status: number, code: ErrorCode, more: object = {}) => ({
  ok: false as const,
  status,
  body: { error: { code, message: '', retryable: false, requestId: 'r', ...more } },
});
const field = (path: string) => ({ fields: [{ path, code: 'x', message: '' }] });
const quote = { lines: [], coupon: { reason: 'USED_UP' } } as never;

it.each([
  ['no response', { ok: false, networkError: true } as const],
  ['a response that breaks the contract', { ok: false, status: 201, schemaErrors: ['body'] } as const],
  ['a proxy’s error', { ok: false, status: 502 } as const],
  ['an internal error', refusal(500, 'INTERNAL')],
  ['an unavailable API', refusal(503, 'UNAVAILABLE')],
  ['a request in progress', refusal(409, 'IDEMPOTENCY_IN_PROGRESS')],
])('CHECK-2 %s leaves it unknown whether the order was placed', (_, result) => {
  expect(parseOrderResult(result).kind).toBe('lost');
});

it('CHECK-3 reports an unreachable gateway of a placed order', () => {
  expect(parseOrderResult(refusal(503, 'GATEWAY_DOWN')).kind).toBe('gatewayDown');
});

it('CHECK-2 passes on the new quote of a refused order', () => {
  expect(parseOrderResult(refusal(422, 'PRICE_CHANGED', { quote }))).toEqual({ kind: 'changed', quote });
  expect(parseOrderResult(refusal(422, 'NOT_BOOKABLE', { quote }))).toEqual({ kind: 'notBookable', quote });
  expect(parseOrderResult(refusal(422, 'OUT_OF_STOCK', { quote }))).toEqual({ kind: 'changed', quote });
  expect(parseOrderResult(refusal(422, 'COUPON_INVALID', { quote }))).toMatchObject({ reason: 'USED_UP' });
  expect(parseOrderResult(refusal(422, 'METHOD_NOT_OFFERED', { quote })).kind).toBe('method');
});

it('CHECK-2 asks to confirm an unconfirmed mobile number', () => {
  expect(parseOrderResult(refusal(422, 'CONFIRM_MOBILE', field('contact.mobile'))).kind).toBe(
    'confirmMobile',
  );
});

it('CHECK-1 maps a refusal to its field or line', () => {
  expect(parseOrderResult(refusal(422, 'INVALID', field('delivery.day')))).toEqual({
    kind: 'fields',
    names: ['day'],
  });
  expect(parseOrderResult(refusal(422, 'INVALID', field('contact.mobile')))).toMatchObject({
    names: ['mobile'],
  });
  expect(parseOrderResult(refusal(422, 'SKU_UNKNOWN', field('lines.2')))).toEqual({
    kind: 'gone',
    lines: [2],
  });
  expect(parseOrderResult(refusal(404, 'NOT_FOUND'))).toMatchObject({ names: ['addressId'] });
  expect(parseOrderResult(refusal(422, 'INVALID')).kind).toBe('refused');
});

it('CHECK-2 distinguishes a rate limit, a reservation limit and an expired session', () => {
  expect(parseOrderResult({ ...refusal(429, 'RATE_LIMITED'), retryAfterMs: 60_000 })).toEqual({
    kind: 'busy',
    waitMs: 60_000,
  });
  expect(parseOrderResult(refusal(422, 'TOO_MANY')).kind).toBe('tooMany');
  expect(parseOrderResult(refusal(401, 'SESSION_EXPIRED')).kind).toBe('signedOut');
});
