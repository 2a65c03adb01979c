import { expect, it } from 'vitest';
import type { OrderRequest } from './build-order-request.ts';
import { type CheckoutAttempt, getOrCreateAttempt, isUnresolved, parseAttempt } from './checkout-attempt.ts';
import { emptyDraft, parseDraft } from './checkout-draft.ts';

const order: OrderRequest = {
  lines: [{ sourceType: 'item', code: 'PIRI-NAT', quantity: 1 }],
  contact: { fullName: 'Farzana Rahman', mobile: '01711482906' },
  delivery: { kind: 'COLLECT', outletId: 'uttara' },
  paymentMethod: 'CASH_ON_DELIVERY',
  expectedTotal: 1_950,
};
const ordered = { kind: 'ORDER', order } as const;
const first = getOrCreateAttempt(ordered, '', undefined);

it('CHECK-2 the same wish keeps its key, also after a reload; another wish, or somebody else’s, gets one of its own', () => {
  const reloaded = parseAttempt(JSON.parse(JSON.stringify(first)));
  expect(getOrCreateAttempt({ ...ordered, order: { ...order } }, '', reloaded).key).toBe(first.key);
  expect(
    getOrCreateAttempt({ ...ordered, order: { ...order, expectedTotal: 1_951 } }, '', reloaded).key,
  ).not.toBe(first.key);
  expect(getOrCreateAttempt(ordered, 'farzana', reloaded).key).not.toBe(first.key);
});

it('CHECK-6 what is booked and what is ordered never go under one key, however alike they are', () => {
  const booked = getOrCreateAttempt({ ...ordered, kind: 'BOOKING' }, '', first);
  expect(booked.key).not.toBe(first.key);
  expect(getOrCreateAttempt({ ...ordered, kind: 'BOOKING' }, '', parseAttempt({ ...booked })).key).toBe(
    booked.key,
  );
});

it('CHECK-2 an order found without its answer may stand; one that was refused does not', () => {
  const fates = (['sent', 'lost', 'gatewayDown', 'refused'] as const).map((fate) =>
    isUnresolved({ ...first, fate }),
  );
  expect(fates).toEqual([true, true, true, false]);
  expect(isUnresolved(undefined)).toBe(false);
});

it.each([
  null,
  7,
  {},
  { ...first, key: 'short' },
  { ...first, fate: 'perhaps' },
  { ...first, order: { ...order, contact: {} } },
])('CHECK-2 what is no attempt is not sent: %j', (stored) => {
  expect(parseAttempt(stored)).toBeUndefined();
});

it('CHECK-2 a torn draft keeps what is whole of it', () => {
  const values = { ...emptyDraft.values, fullName: 'Farzana' };
  const draft = (attempt: unknown) => parseDraft(JSON.stringify({ values, attempt, storedAt: Date.now() }));
  expect(draft(first)).toEqual({ values, attempt: first as CheckoutAttempt });
  expect(draft('none of ours')).toEqual({ values, attempt: undefined });
  for (const stored of [null, '', '{', 'null', '7', '[]']) expect(parseDraft(stored)).toEqual(emptyDraft);
});
