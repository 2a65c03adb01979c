import type { PaymentMethod, PaymentMethodOption, Quote } from '@piri/contract/quote';
import type { CheckoutValues } from '../form/checkout-values.ts';

/** In which order the ways to pay stand. The first one that is offered counts until another is chosen. */
export const cardFirstOrder = ['CARD', 'WALLET', 'CASH_ON_DELIVERY', 'PAY_LATER'] as const;
export const cashFirstOrder = ['CASH_ON_DELIVERY', 'WALLET', 'CARD', 'PAY_LATER'] as const;
/** A booking is never paid in cash: its advance comes before anybody drives. */
export const bookingMethods = ['CARD', 'WALLET', 'PAY_LATER'] as const;
export type PaymentMethodOrder = readonly PaymentMethod[];

/**
 * The way that an order would be paid in now. Chosen is chosen, also where it has become impossible meanwhile; what is
 * no way here at all was chosen for something else.
 */
export function getSelectedMethod(
  { paymentMethod }: Pick<CheckoutValues, 'paymentMethod'>,
  quote: Pick<Quote, 'payment'> | undefined,
  order: PaymentMethodOrder,
): PaymentMethod | undefined {
  if (paymentMethod !== '' && order.includes(paymentMethod)) return paymentMethod;
  return order.find((method) => findMethodOption(quote, method)?.offered);
}

export function findMethodOption(
  quote: Pick<Quote, 'payment'> | undefined,
  method: PaymentMethod | undefined,
): PaymentMethodOption | undefined {
  return quote?.payment.find((offer) => offer.method === method);
}
