import type { PaymentMethod, PaymentMethodOption } from '@piri/contract/quote';
import { formatTaka } from '../../catalogue/prices/use-money-format.ts';
import type { CheckoutSettings } from '../form/checkout-page-data.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';

/** What each way to pay is called, and what happens to whoever chooses it. */
export const paymentMessages: Record<PaymentMethod, { name: string; short: string; about: string }> = {
  CARD: {
    name: 'Card',
    short: 'Card',
    about: 'You are taken to the bank’s own page and back. We never see the number.',
  },
  WALLET: {
    name: 'Mobile wallet',
    short: 'Wallet',
    about: 'You are taken to your wallet’s own page and back.',
  },
  CASH_ON_DELIVERY: {
    name: 'Cash on delivery',
    short: 'Cash at the door',
    about: 'In taka, to the people who bring it.',
  },
  PAY_LATER: {
    name: 'Pay later by bank transfer',
    short: 'Bank transfer',
    about: 'We hold the pieces for 3 days while the transfer is on its way.',
  },
};

/** The same for a booking, of which a transfer pays the advance. */
export const bookingPaymentMessages: typeof paymentMessages = {
  ...paymentMessages,
  PAY_LATER: {
    name: 'Bank transfer',
    short: 'Bank transfer',
    about: 'You transfer the advance within 3 days. Our workshop begins when it is there.',
  },
};

export interface UnavailableReasonInput {
  offer: PaymentMethodOption;
  /** What the order comes to. */
  payable: number;
  terms: CheckoutSettings | undefined;
  kind: CheckoutValues['kind'];
}

/** Why a way to pay is not possible; undefined for one that is. */
export function getUnavailableReason({
  offer,
  payable,
  terms,
  kind,
}: UnavailableReasonInput): string | undefined {
  if (offer.offered) return undefined;
  const comesTo = `This order is ${formatTaka(payable)}.`;
  const isCash = offer.method === 'CASH_ON_DELIVERY';
  switch (offer.reason) {
    case 'ABOVE_LIMIT': {
      // Near the shop cash has a limit of its own; beyond the bank's, nothing is taken anywhere.
      const most = terms && (isCash && payable <= terms.onlineUpTo ? terms.cashUpTo : terms.onlineUpTo);
      const taken = isCash ? 'Cash is taken' : 'This is possible';
      if (most === undefined || payable <= most) return `This order comes to too much for it. ${comesTo}`;
      return `${taken} up to ${formatTaka(most)}. ${comesTo}`;
    }
    case 'BELOW_LIMIT':
      return payable === 0 ? 'There is nothing to pay.' : `This order comes to too little for it. ${comesTo}`;
    case 'ADDRESS_NEEDED':
      return kind === 'COLLECT' ? 'Choose the showroom first.' : 'Choose the place first.';
    default:
      return 'Not possible just now.';
  }
}
