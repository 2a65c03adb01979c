import { expect, it } from 'vitest';
import { type CheckoutValues, emptyValues } from './checkout-values.ts';
import { stepAt } from './steps.ts';

const contact: CheckoutValues = { ...emptyValues, fullName: 'Farzana', mobile: '01711482906' };
const whole: CheckoutValues = { ...contact, kind: 'COLLECT', outletId: 'uttara' };

it('SHELL-5 a step is reached when all before it is done, and its address leads back to it', () => {
  expect(stepAt('', whole)).toBe(0);
  expect(stepAt('#delivery', whole)).toBe(1);
  expect(stepAt('#look', whole)).toBe(3);
  expect(stepAt('#look', contact)).toBe(1);
  expect(stepAt('#look', emptyValues)).toBe(0);
  expect(stepAt('#nonsense', whole)).toBe(0);
});
