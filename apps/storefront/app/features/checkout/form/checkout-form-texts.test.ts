import { expect, it } from 'vitest';
import { formatLatestDay, getPlaceQuestion } from './checkout-form-texts.ts';
import { checkoutSteps } from './checkout-steps.ts';

it('CHECK-1 asks where to deliver the order, or where it will be collected', () => {
  expect(getPlaceQuestion('HOME')).toBe('Where should we deliver it?');
  expect(getPlaceQuestion('COLLECT')).toBe('Where would you like to collect it?');
  const step = checkoutSteps.find(({ id }) => id === 'delivery');
  expect(step?.getTitle('COLLECT')).toBe(getPlaceQuestion('COLLECT'));
});

it('CHECK-1 an order is delivered by the last day, or ready to collect by then', () => {
  expect(formatLatestDay('HOME', 'Thu 26 Nov')).toBe('By Thu 26 Nov');
  expect(formatLatestDay('COLLECT', 'Thu 26 Nov')).toBe('Ready by Thu 26 Nov');
  expect(formatLatestDay('HOME', 'Thu 26 Nov', 'note')).toBe('by Thu 26 Nov');
  expect(formatLatestDay('COLLECT', 'Thu 26 Nov', 'note')).toBe('ready by Thu 26 Nov');
});
