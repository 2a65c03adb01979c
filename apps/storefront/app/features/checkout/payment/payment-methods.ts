import type { PaymentMethod, PaymentMethodOption, Quote } from '@piri/contract/quote';
import type { CheckoutValues } from '../form/checkout-values.ts';

/** The order of the payment methods. The first available one applies until another is selected. */
export const cardFirstMethods = ['CARD', 'WALLET', 'CASH_ON_DELIVERY', 'PAY_LATER'] as const;
export const cashFirstMethods = ['CASH_ON_DELIVERY', 'WALLET', 'CARD', 'PAY_LATER'] as const;
/** A booking is never paid in cash: its advance is due before the delivery. */
export const bookingPaymentMethods = ['CARD', 'WALLET', 'PAY_LATER'] as const;
export type PrioritizedPaymentMethods = readonly PaymentMethod[];

/**
 * Returns the payment method that applies. A selected method applies even if it has become unavailable, but not if this
 * kind of order never offers it.
 */
export function getSelectedOrDefaultPaymentMethod(
  { paymentMethod }: Pick<CheckoutValues, 'paymentMethod'>,
  quote: Pick<Quote, 'payment'> | undefined,
  methods: PrioritizedPaymentMethods,
): PaymentMethod | undefined {
  if (paymentMethod !== '' && methods.includes(paymentMethod)) return paymentMethod;
  return methods.find((method) => findPaymentMethodOption(quote, method)?.offered);
}

export function findPaymentMethodOption(
  quote: Pick<Quote, 'payment'> | undefined,
  method: PaymentMethod | undefined,
): PaymentMethodOption | undefined {
  return quote?.payment.find((offer) => offer.method === method);
}
