import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { PaymentLogos, PaymentLogosFromSprite } from './payment-logos.tsx';

describeConformance('PaymentLogos', (props) => <PaymentLogos aria-label="You can pay with" {...props} />, {
  slot: 'payment-logos',
  element: 'ul',
});
describeConformance(
  'PaymentLogosFromSprite',
  (props) => <PaymentLogosFromSprite spriteUrl="/drawings.svg" aria-label="You can pay with" {...props} />,
  { slot: 'payment-logos', element: 'ul' },
);

test('FOOT-4 shows four kinds of card, a mobile wallet and the badge of the gateway, each with a name', () => {
  render(<PaymentLogos aria-label="You can pay with" />);
  const list = within(screen.getByRole('list', { name: 'You can pay with' }));
  expect(list.getAllByRole('listitem').map((mark) => mark.dataset['logo'])).toEqual([
    'credit',
    'debit',
    'prepaid',
    'foreign',
    'wallet',
    'secure',
  ]);
  expect(list.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Credit cards',
    'Debit cards',
    'Prepaid cards',
    'International cards',
    'Mobile wallet',
  ]);
  // The badge has visible text, so its drawing is hidden.
  expect(list.getByText('Secure SSL payment')).toBeTruthy();
});

test('shows the given logos in their order, with names from the page', () => {
  render(
    <PaymentLogos aria-label="Pay with" logos={['wallet', 'credit']} names={{ wallet: 'মোবাইল ওয়ালেট' }} />,
  );
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'মোবাইল ওয়ালেট',
    'Credit cards',
  ]);
});
