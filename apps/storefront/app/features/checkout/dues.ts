import type { PaymentOffer } from '@piri/contract/quote';
import type { PaymentDue } from '@piri/ui/payment-option';
import type { ReactNode } from 'react';

/** What is paid when, of an order that is not paid all at once. */
export function duesOf(offer: PaymentOffer | undefined, show: (figure: number) => ReactNode): PaymentDue[] {
  if (!offer?.offered || offer.now === 0 || offer.atTheDoor === 0) return [];
  return [
    { when: 'Now, by card or wallet', amount: show(offer.now) },
    { when: 'At the door', amount: show(offer.atTheDoor) },
  ];
}
