import type { PaymentState } from '@piri/contract/order';
import type { PaymentMethodOption } from '@piri/contract/quote';

const minute = 60_000;
/** For a payment through the gateway. */
const gatewayMs = 30 * minute;
/** For a bank transfer. */
export const bankTransferPeriodMs = 72 * 60 * minute;

/** For how long goods are kept for an order that is paid like this, and where its money stands until then. */
export function getReservationPeriod(
  { method, now: dueNow }: Pick<PaymentMethodOption, 'method' | 'now'>,
  now: Date,
): { reservedUntil: Date | null; paymentState: PaymentState } {
  if (method === 'PAY_LATER')
    return { reservedUntil: after(now, bankTransferPeriodMs), paymentState: 'LATER' };
  return { reservedUntil: dueNow > 0 ? after(now, gatewayMs) : null, paymentState: 'PENDING' };
}

export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
