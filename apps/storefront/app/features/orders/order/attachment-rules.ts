import type { Order } from '@piri/contract/order';
import { maxAttachments, type Sale } from '@piri/contract/sales';

/** Whether a transfer is waited for, so that its slip is of use. */
export function acceptsSlips({
  access,
  state,
  payment,
}: Pick<Order, 'access' | 'state' | 'payment'>): boolean {
  const isOpen = state === 'PLACED' || state === 'EXPIRED';
  const isPaid = payment.state === 'PAID' || payment.state === 'ADVANCE_PAID';
  return access === 'WHOLE' && payment.method === 'PAY_LATER' && isOpen && !isPaid;
}

/** How many more slips an order takes, with those that are on their way. */
export function getRemainingSlips(attached: Sale['attachments'], underWay: number): number {
  return Math.max(0, maxAttachments - attached.length - underWay);
}

/** What a slip of another day is called. */
export function getSlipName({ fileName }: Sale['attachments'][number], nth: number): string {
  return fileName || `Slip ${nth + 1}`;
}
