import { expect, it } from 'vitest';
import { getStepIndex } from './checkout-steps-config.ts';
import { type CheckoutValues, emptyValues } from './checkout-values.ts';

const contact: CheckoutValues = { ...emptyValues, fullName: 'Farzana', mobile: '01711482906' };
const whole: CheckoutValues = { ...contact, kind: 'COLLECT', outletId: 'uttara' };

it('SHELL-5 opens the step of the hash, or the first incomplete step before it', () => {
  expect(getStepIndex('', whole)).toBe(0);
  expect(getStepIndex('#delivery', whole)).toBe(1);
  expect(getStepIndex('#look', whole)).toBe(3);
  expect(getStepIndex('#look', contact)).toBe(1);
  expect(getStepIndex('#look', emptyValues)).toBe(0);
  expect(getStepIndex('#nonsense', whole)).toBe(0);
});
