import type { PaymentMethodOption } from '@piri/contract/quote';
import type { ScheduledPayment } from '@piri/ui/payment-option';
import type { ReactNode } from 'react';
import { getHandover } from '../../cart/pricing/summary-texts.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';

/**
 * Returns when each part is paid, for an order that is not paid in full at once. `advance` is the advance of a booking.
 */
export function getPaymentSchedule(
  offer: PaymentMethodOption | undefined,
  show: (figure: number) => ReactNode,
  { advance = 0, kind = 'HOME' }: { advance?: number | undefined; kind?: CheckoutValues['kind'] } = {},
): ScheduledPayment[] {
  if (!offer?.offered || offer.atTheDoor === 0) return [];
  const transfer = offer.method === 'PAY_LATER' ? advance : 0;
  if (offer.now + transfer === 0) return [];
  return [
    transfer > 0
      ? { when: 'Advance, within 3 days', amount: show(transfer) }
      : { when: 'Now, by card or wallet', amount: show(offer.now) },
    { when: `On ${getHandover(kind)}`, amount: show(offer.atTheDoor) },
  ];
}
