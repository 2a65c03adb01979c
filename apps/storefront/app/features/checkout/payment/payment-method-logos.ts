import type { PaymentMethod } from '@piri/contract/quote';
import type { PaymentMark } from '@piri/ui/payment-logos';

/** What is taken by each way to pay that takes several things. */
export const paymentMethodLogos: Partial<Record<PaymentMethod, PaymentMark[]>> = {
  CARD: ['credit', 'debit', 'prepaid', 'foreign'],
  WALLET: ['wallet'],
};
