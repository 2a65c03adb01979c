import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { PaymentLogos } from '../payment-logos/payment-logos.tsx';
import { PaymentOption } from './payment-option.tsx';

describeConformance(
  'PaymentOption',
  (props) => (
    <PaymentOption value="card" name="payment" description="At the bank’s own page." {...props}>
      Card
    </PaymentOption>
  ),
  { slot: 'payment-option', element: 'input' },
);

test('CHECK-1 is described by its payment schedule and by the reason why it is unavailable', () => {
  render(
    <PaymentOption
      value="cash"
      description="To the men who bring it."
      schedule={[
        { when: 'Now', amount: '৳5,000' },
        { when: 'At the door', amount: '৳81,325' },
      ]}
      disabledReason="Not outside Dhaka."
    >
      Cash on delivery
    </PaymentOption>,
  );
  const cash = screen.getByRole('radio', { name: 'Cash on delivery' });
  const described = cash.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'To the men who bring it.Now ৳5,000, At the door ৳81,325.',
    'Not outside Dhaka.',
  ]);
});

test('the logos are not part of its name', () => {
  render(
    <PaymentOption value="wallet" logos={<PaymentLogos aria-label="Taken" logos={['wallet']} />}>
      Wallet
    </PaymentOption>,
  );
  const wallet = screen.getByRole('radio', { name: 'Wallet' });
  expect(screen.getByRole('img', { name: 'Mobile wallet' })).toBeTruthy();
  expect(wallet.hasAttribute('aria-describedby')).toBe(false);
});
