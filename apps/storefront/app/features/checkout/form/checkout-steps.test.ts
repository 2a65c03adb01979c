import { expect, it } from 'vitest';
import { getReachableStepIndex } from './checkout-steps.ts';
import { type CheckoutValues, emptyValues } from './checkout-values.ts';

const contact: CheckoutValues = { ...emptyValues, fullName: 'Farzana', mobile: '01711482906' };
const whole: CheckoutValues = { ...contact, kind: 'COLLECT', outletId: 'uttara' };

it('SHELL-5 opens the step of the hash, or the first incomplete step before it', () => {
  expect(getReachableStepIndex('', whole)).toBe(0);
  expect(getReachableStepIndex('#delivery', whole)).toBe(1);
  expect(getReachableStepIndex('#look', whole)).toBe(3);
  expect(getReachableStepIndex('#look', contact)).toBe(1);
  expect(getReachableStepIndex('#look', emptyValues)).toBe(0);
  expect(getReachableStepIndex('#nonsense', whole)).toBe(0);
});
