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
  ['no answer', { ok: false, networkError: true } as const],
  ['an answer of somebody else', { ok: false, status: 201, misfit: ['body'] } as const],
  ['a proxy’s error', { ok: false, status: 502 } as const],
  ['a fault', refusal(500, 'INTERNAL')],
  ['a shop that is not there', refusal(503, 'UNAVAILABLE')],
  ['one that still works on it', refusal(409, 'IDEMPOTENCY_IN_PROGRESS')],
])('CHECK-2 %s leaves open whether the order stands', (_, result) => {
  expect(parseOrderResult(result).kind).toBe('lost');
});

it('CHECK-3 the bank does not answer: the order stands', () => {
  expect(parseOrderResult(refusal(503, 'GATEWAY_DOWN')).kind).toBe('gatewayDown');
});

it('CHECK-2 what it comes to now is handed on, and never charged', () => {
  expect(parseOrderResult(refusal(422, 'PRICE_CHANGED', { quote }))).toEqual({ kind: 'changed', quote });
  expect(parseOrderResult(refusal(422, 'NOT_BOOKABLE', { quote }))).toEqual({ kind: 'notBookable', quote });
  expect(parseOrderResult(refusal(422, 'OUT_OF_STOCK', { quote }))).toEqual({ kind: 'changed', quote });
  expect(parseOrderResult(refusal(422, 'COUPON_INVALID', { quote }))).toMatchObject({ reason: 'USED_UP' });
  expect(parseOrderResult(refusal(422, 'METHOD_NOT_OFFERED', { quote })).kind).toBe('method');
});

it('CHECK-2 a number that is not confirmed is asked about before anything is ordered', () => {
  expect(parseOrderResult(refusal(422, 'CONFIRM_MOBILE', field('contact.mobile'))).kind).toBe(
    'confirmMobile',
  );
});

it('CHECK-1 a refusal leads to its box, or to its line', () => {
  expect(parseOrderResult(refusal(422, 'INVALID', field('delivery.day')))).toEqual({
    kind: 'boxes',
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

it('CHECK-2 too many, signed out', () => {
  expect(parseOrderResult({ ...refusal(429, 'RATE_LIMITED'), retryAfterMs: 60_000 })).toEqual({
    kind: 'busy',
    waitMs: 60_000,
  });
  expect(parseOrderResult(refusal(422, 'TOO_MANY')).kind).toBe('tooMany');
  expect(parseOrderResult(refusal(401, 'SESSION_EXPIRED')).kind).toBe('signedOut');
});
