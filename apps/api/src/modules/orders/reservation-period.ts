import type { PaymentState } from '@piri/contract/order';
import type { PaymentMethodOption } from '@piri/contract/quote';

const minute = 60_000;
/** For payments through the gateway. */
const gatewayMs = 30 * minute;
/** For bank transfers. */
export const bankTransferReservationPeriodMs = 72 * 60 * minute;

/** Returns how long goods are reserved for an order with this payment method, and its initial payment state. */
export function getReservedUntilAndPaymentState(
  { method, now: dueNow }: Pick<PaymentMethodOption, 'method' | 'now'>,
  now: Date,
): { reservedUntil: Date | null; paymentState: PaymentState } {
  if (method === 'PAY_LATER')
    return { reservedUntil: addMilliseconds(now, bankTransferReservationPeriodMs), paymentState: 'LATER' };
  return { reservedUntil: dueNow > 0 ? addMilliseconds(now, gatewayMs) : null, paymentState: 'PENDING' };
}

export function addMilliseconds(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
