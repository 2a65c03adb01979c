import type { PaymentMethod, PaymentMethodOption } from '@piri/contract/quote';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import type { CheckoutSettings } from '../form/checkout-page-data.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';

/** The name and description of each payment method. */
export const paymentMethodTexts: Record<PaymentMethod, { name: string; short: string; about: string }> = {
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

/** The same for a booking, where a transfer pays the advance. */
export const bookingPaymentMethodTexts: typeof paymentMethodTexts = {
  ...paymentMethodTexts,
  PAY_LATER: {
    name: 'Bank transfer',
    short: 'Bank transfer',
    about: 'You transfer the advance within 3 days. Our workshop begins when it is there.',
  },
};

export interface PaymentMethodUnavailableReasonInput {
  offer: PaymentMethodOption;
  /** The amount to pay for the order. */
  payable: number;
  terms: CheckoutSettings | undefined;
  kind: CheckoutValues['kind'];
}

/** Returns why a payment method is unavailable, or `undefined` if it is available. */
export function getPaymentMethodUnavailableReason({
  offer,
  payable,
  terms,
  kind,
}: PaymentMethodUnavailableReasonInput): string | undefined {
  if (offer.offered) return undefined;
  const comesTo = `This order is ${formatTaka(payable)}.`;
  const isCash = offer.method === 'CASH_ON_DELIVERY';
  switch (offer.reason) {
    case 'ABOVE_LIMIT': {
      // Near the shop cash has its own limit. Above the online limit, that one applies to cash as well.
      const maxAmount = terms && (isCash && payable <= terms.onlineUpTo ? terms.cashUpTo : terms.onlineUpTo);
      const taken = isCash ? 'Cash is taken' : 'This is possible';
      if (maxAmount === undefined || payable <= maxAmount)
        return `This order comes to too much for it. ${comesTo}`;
      return `${taken} up to ${formatTaka(maxAmount)}. ${comesTo}`;
    }
    case 'BELOW_LIMIT':
      return payable === 0 ? 'There is nothing to pay.' : `This order comes to too little for it. ${comesTo}`;
    case 'ADDRESS_NEEDED':
      return kind === 'COLLECT' ? 'Choose the showroom first.' : 'Choose the place first.';
    default:
      return 'Not possible just now.';
  }
}
