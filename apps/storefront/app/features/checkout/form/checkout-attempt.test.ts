import { expect, it } from 'vitest';
import type { OrderRequest } from './build-order-request.ts';
import {
  type CheckoutAttempt,
  createCheckoutAttempt,
  mayHaveBeenPlaced,
  parseAttempt,
} from './checkout-attempt.ts';
import { emptyDraft, parseDraft } from './checkout-draft.ts';

const order: OrderRequest = {
  lines: [{ sourceType: 'item', code: 'PIRI-NAT', quantity: 1 }],
  contact: { fullName: 'Farzana Rahman', mobile: '01711482906' },
  delivery: { kind: 'COLLECT', outletId: 'uttara' },
  paymentMethod: 'CASH_ON_DELIVERY',
  expectedTotal: 1_950,
};
const ordered = { kind: 'ORDER', order } as const;
const first = createCheckoutAttempt(ordered, '', undefined);

it('CHECK-2 the same order keeps its key after a reload; another order or customer gets a new key', () => {
  const reloaded = parseAttempt(JSON.parse(JSON.stringify(first)));
  expect(createCheckoutAttempt({ ...ordered, order: { ...order } }, '', reloaded).key).toBe(first.key);
  expect(
    createCheckoutAttempt({ ...ordered, order: { ...order, expectedTotal: 1_951 } }, '', reloaded).key,
  ).not.toBe(first.key);
  expect(createCheckoutAttempt(ordered, 'farzana', reloaded).key).not.toBe(first.key);
});

it('CHECK-6 a booking and an order never share a key, even if they are equal', () => {
  const booked = createCheckoutAttempt({ ...ordered, kind: 'BOOKING' }, '', first);
  expect(booked.key).not.toBe(first.key);
  expect(createCheckoutAttempt({ ...ordered, kind: 'BOOKING' }, '', parseAttempt({ ...booked })).key).toBe(
    booked.key,
  );
});

it('CHECK-2 an attempt without a response may have been placed; a refused one was not', () => {
  const mayBePlaced = (['sent', 'lost', 'gatewayDown', 'refused'] as const).map((status) =>
    mayHaveBeenPlaced({ ...first, status }),
  );
  expect(mayBePlaced).toEqual([true, true, true, false]);
  expect(mayHaveBeenPlaced(undefined)).toBe(false);
});

it.each([
  null,
  7,
  {},
  { ...first, key: 'short' },
  { ...first, status: 'perhaps' },
  { ...first, order: { ...order, contact: {} } },
])('CHECK-2 rejects an invalid stored attempt: %j', (stored) => {
  expect(parseAttempt(stored)).toBeUndefined();
});

it('CHECK-2 an attempt that an earlier build stored keeps its key, status and customer', () => {
  const { status, customerId, ...rest } = createCheckoutAttempt(ordered, 'farzana', undefined);
  const stored = { ...rest, fate: 'lost', sentBy: customerId };
  expect(parseAttempt(stored)).toEqual({ ...rest, status: 'lost', customerId });
  expect(parseAttempt({ ...stored, fate: 'perhaps' })).toBeUndefined();
  expect(status).toBe('sent');
});

it('CHECK-2 keeps the valid parts of a draft', () => {
  const values = { ...emptyDraft.values, fullName: 'Farzana' };
  const draft = (attempt: unknown) => parseDraft(JSON.stringify({ values, attempt, storedAt: Date.now() }));
  expect(draft(first)).toEqual({ values, attempt: first as CheckoutAttempt });
  expect(draft('none of ours')).toEqual({ values, attempt: undefined });
  for (const stored of [null, '', '{', 'null', '7', '[]']) expect(parseDraft(stored)).toEqual(emptyDraft);
});
