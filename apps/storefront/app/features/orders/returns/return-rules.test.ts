import { describe, expect, it } from 'vitest';
import { createSoldLineFixture } from '../order/order.fixtures.ts';
import { getChangedMindBlocker, getReturnableLines } from './return-rules.ts';

const stools = createSoldLineFixture('PIRI-NAT', 'Piri, the stool', { quantity: 3, salesPrice: 1950 });
const rug = createSoldLineFixture('NKS-090-NS', 'Rug', { salesPrice: 5600 });
const asked = (code: string, quantity: number) => ({
  ...{ returnId: 'r', sourceType: 'item' as const, code, quantity, reason: 'BROKEN' as const },
  ...{ fileUrls: [], state: 'REQUESTED' as const, amount: 0, requestedAt: '2026-11-16T08:02:00.000Z' },
});

it('CHECK-7 excludes quantities whose return was already requested', () => {
  const returns = [asked('PIRI-NAT', 1), asked('PIRI-NAT', 1), asked('NKS-090-NS', 1)];
  expect(getReturnableLines({ lines: [stools, rug], returns })).toEqual([{ line: stools, left: 1 }]);
  expect(getReturnableLines({ lines: [stools, rug] })).toHaveLength(2);
});

describe('CHECK-7 a return after a change of mind', () => {
  const returnableUntil = '2026-11-19T08:02:00.000Z';
  it('is possible until the deadline, and never for made-to-order items', () => {
    const why = (now: string, madeToOrder = false) =>
      getChangedMindBlocker({ madeToOrder }, { returnableUntil, now: new Date(now) });
    expect(why('2026-11-19T08:02:00.000Z')).toBeUndefined();
    expect(why('2026-11-19T08:03:00.000Z')).toBe('The return period ended on Thursday 19 November.');
    expect(why('2026-11-17T08:00:00.000Z', true)).toMatch(/made to order/);
  });
});
