import type { PaymentState } from '@piri/contract/order';
import type { PaymentOffer } from '@piri/contract/quote';

const minute = 60_000;
/** For a payment through the gateway. */
const gatewayMs = 30 * minute;
/** For a bank transfer. */
export const laterMs = 72 * 60 * minute;

/** For how long goods are kept for an order that is paid like this, and where its money stands until then. */
export function reservedFor(
  { method, now: dueNow }: Pick<PaymentOffer, 'method' | 'now'>,
  now: Date,
): { reservedUntil: Date | null; paymentState: PaymentState } {
  if (method === 'PAY_LATER') return { reservedUntil: after(now, laterMs), paymentState: 'LATER' };
  return { reservedUntil: dueNow > 0 ? after(now, gatewayMs) : null, paymentState: 'PENDING' };
}

export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
