import type { PaymentMethod } from '@piri/contract/quote';
import type { PaymentLogo } from '@piri/ui/payment-logos';

/** What is taken by each way to pay that takes several things. */
export const paymentMethodLogos: Partial<Record<PaymentMethod, PaymentLogo[]>> = {
  CARD: ['credit', 'debit', 'prepaid', 'foreign'],
  WALLET: ['wallet'],
};
