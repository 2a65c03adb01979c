import { describe, expect, it } from 'vitest';
import { createNoScriptCheckoutFixture } from './no-script-checkout-page.fixtures.ts';
import { getNoScriptAlertMessage } from './no-script-messages.ts';
import type { NoScriptFormState } from './no-script-order.ts';

describe('SHELL-5 an alert names the button that is there', () => {
  const { form } = createNoScriptCheckoutFixture();
  if (!form?.quote) throw new Error('The page has no quote.');
  const { quote, ...unquoted } = form;
  const blank = createNoScriptCheckoutFixture({ values: {} }).form as NoScriptFormState;
  const textOf = (state: NoScriptFormState) => getNoScriptAlertMessage(state)?.text;
  const wrong = { coupon: 'This coupon has expired.' };

  it('with the total, once the area is known', () => {
    expect(textOf({ ...form, outcome: { kind: 'lost' } })).toMatch(/press “Order for ৳[\d,]+” again/);
    expect(textOf({ ...form, outcome: { kind: 'changed', quote } })).toMatch(
      /Press “Order for ৳[\d,]+” to accept it\./,
    );
    expect(textOf({ ...form, wrong })).toMatch(/Press “Order for ৳[\d,]+” to order without the coupon\./);
  });

  it('without a total, until the area is known', () => {
    expect(textOf({ ...blank, wrong })).toContain('Press “Order” to order without the coupon.');
  });

  it('for the total, if there is none', () => {
    expect(textOf({ ...unquoted, error: { kind: 'out of reach' } })).toContain('press “Show the total”.');
    expect(textOf({ ...unquoted, outcome: { kind: 'lost' } })).toContain('press “Show the total” again');
  });
});
