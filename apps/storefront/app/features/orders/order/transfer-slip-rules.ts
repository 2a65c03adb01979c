import type { Order } from '@piri/contract/order';
import { maxTransferSlips, type Sale } from '@piri/contract/sales';

/** Returns true if the order awaits a transfer, so that a slip is useful. */
export function acceptsSlips({
  access,
  state,
  payment,
}: Pick<Order, 'access' | 'state' | 'payment'>): boolean {
  const isOpen = state === 'PLACED' || state === 'EXPIRED';
  const isPaid = payment.state === 'PAID' || payment.state === 'ADVANCE_PAID';
  return access === 'WHOLE' && payment.method === 'PAY_LATER' && isOpen && !isPaid;
}

/** Returns how many more slips the order accepts, counting those being uploaded. */
export function getRemainingSlipCount(attached: Sale['attachments'], underWay: number): number {
  return Math.max(0, maxTransferSlips - attached.length - underWay);
}

/** Returns the name of a slip that was sent earlier. */
export function getSlipName({ fileName }: Sale['attachments'][number], nth: number): string {
  return fileName || `Slip ${nth + 1}`;
}
