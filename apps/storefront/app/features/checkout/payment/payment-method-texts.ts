import type { PaymentMethod, PaymentMethodOption } from '@piri/contract/quote';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import type { CheckoutSettings } from '../form/checkout-page-data.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';

type PaymentMethodTexts = Record<PaymentMethod, { name: string; short: string; about: string }>;

const texts: PaymentMethodTexts = {
  CARD: {
    name: 'Card',
    short: 'Card',
    about: 'You’ll pay on the bank’s own page and come straight back. We never see your card number.',
  },
  WALLET: {
    name: 'Mobile wallet',
    short: 'Wallet',
    about: 'You’ll pay on your wallet’s own page and come straight back.',
  },
  CASH_ON_DELIVERY: {
    name: 'Cash on delivery',
    short: 'Cash on delivery',
    about: 'Pay the delivery team in taka.',
  },
  PAY_LATER: {
    name: 'Pay later by bank transfer',
    short: 'Bank transfer',
    about: 'We’ll hold your items for 3 days while you make the transfer.',
  },
};

/** The same for an order to collect. */
const collectionTexts: PaymentMethodTexts = {
  ...texts,
  CASH_ON_DELIVERY: {
    name: 'Cash on collection',
    short: 'Cash on collection',
    about: 'Pay at the counter in taka.',
  },
};

/** The same for a booking, where a transfer pays the advance. */
const bookingTexts: PaymentMethodTexts = {
  ...texts,
  PAY_LATER: {
    name: 'Bank transfer',
    short: 'Bank transfer',
    about: 'Transfer the advance within 3 days. Our workshop will start building once it arrives.',
  },
};

/** Returns the name and description of each payment method. */
export function getPaymentMethodTexts(kind: CheckoutValues['kind'], isBooking = false): PaymentMethodTexts {
  if (isBooking) return bookingTexts;
  return kind === 'COLLECT' ? collectionTexts : texts;
}

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
  const total = formatTaka(payable);
  const isCash = offer.method === 'CASH_ON_DELIVERY';
  switch (offer.reason) {
    case 'ABOVE_LIMIT': {
      // Near the shop cash has its own limit. Above the online limit, that one applies to cash as well.
      const maxAmount = terms && (isCash && payable <= terms.onlineUpTo ? terms.cashUpTo : terms.onlineUpTo);
      if (maxAmount === undefined || payable <= maxAmount)
        return `Your total of ${total} is over the limit for this payment method.`;
      return isCash
        ? `Cash is accepted up to ${formatTaka(maxAmount)}. Your total is ${total}.`
        : `Available for orders up to ${formatTaka(maxAmount)}. Your total is ${total}.`;
    }
    case 'BELOW_LIMIT':
      return payable === 0
        ? 'There’s nothing to pay.'
        : `Your total of ${total} is below the minimum for this payment method.`;
    case 'ADDRESS_NEEDED':
      return kind === 'COLLECT' ? 'Choose a showroom first.' : 'Choose your delivery area first.';
    default:
      return 'Not available at the moment.';
  }
}
