import type { PaymentMethod } from '@piri/contract/quote';
import type { PaymentLogoName } from '@piri/ui/payment-logos';

/** The logos of payment methods that accept several kinds of payment. */
export const paymentMethodLogos: Partial<Record<PaymentMethod, PaymentLogoName[]>> = {
  CARD: ['credit', 'debit', 'prepaid', 'foreign'],
  WALLET: ['wallet'],
};
