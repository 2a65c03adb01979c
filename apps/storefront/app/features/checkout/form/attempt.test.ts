import { expect, it } from 'vitest';
import { type Attempt, attemptFor, attemptFrom, isUnanswered } from './attempt.ts';
import { draftFrom, emptyDraft } from './checkout-draft.ts';
import type { OrderWish } from './checkout-wish.ts';

const order: OrderWish = {
  lines: [{ sourceType: 'item', code: 'PIRI-NAT', quantity: 1 }],
  contact: { fullName: 'Farzana Rahman', mobile: '01711482906' },
  delivery: { kind: 'COLLECT', outletId: 'uttara' },
  paymentMethod: 'CASH_ON_DELIVERY',
  expectedTotal: 1_950,
};
const ordered = { kind: 'ORDER', order } as const;
const first = attemptFor(ordered, '', undefined);

it('CHECK-2 the same wish keeps its key, also after a reload; another wish, or somebody else’s, gets one of its own', () => {
  const reloaded = attemptFrom(JSON.parse(JSON.stringify(first)));
  expect(attemptFor({ ...ordered, order: { ...order } }, '', reloaded).key).toBe(first.key);
  expect(attemptFor({ ...ordered, order: { ...order, expectedTotal: 1_951 } }, '', reloaded).key).not.toBe(
    first.key,
  );
  expect(attemptFor(ordered, 'farzana', reloaded).key).not.toBe(first.key);
});

it('CHECK-6 what is booked and what is ordered never go under one key, however alike they are', () => {
  const booked = attemptFor({ ...ordered, kind: 'BOOKING' }, '', first);
  expect(booked.key).not.toBe(first.key);
  expect(attemptFor({ ...ordered, kind: 'BOOKING' }, '', attemptFrom({ ...booked })).key).toBe(booked.key);
});

it('CHECK-2 an order found without its answer may stand; one that was refused does not', () => {
  const fates = (['sent', 'lost', 'gatewayDown', 'refused'] as const).map((fate) =>
    isUnanswered({ ...first, fate }),
  );
  expect(fates).toEqual([true, true, true, false]);
  expect(isUnanswered(undefined)).toBe(false);
});

it.each([
  null,
  7,
  {},
  { ...first, key: 'short' },
  { ...first, fate: 'perhaps' },
  { ...first, order: { ...order, contact: {} } },
])('CHECK-2 what is no attempt is not sent: %j', (kept) => {
  expect(attemptFrom(kept)).toBeUndefined();
});

it('CHECK-2 a torn draft keeps what is whole of it', () => {
  const values = { ...emptyDraft.values, fullName: 'Farzana' };
  const draft = (attempt: unknown) => draftFrom(JSON.stringify({ values, attempt, storedAt: Date.now() }));
  expect(draft(first)).toEqual({ values, attempt: first as Attempt });
  expect(draft('none of ours')).toEqual({ values, attempt: undefined });
  for (const stored of [null, '', '{', 'null', '7', '[]']) expect(draftFrom(stored)).toEqual(emptyDraft);
});
