import type { Order } from '@piri/contract/order';
import { needsConfirmation } from './order-status.ts';

/** What has happened to an order and what comes next. A sum or a time is formatted already. */
export const orderStepMessages = {
  orderedAndPaid: 'Ordered and paid for.',
  bookedAndPaid: 'Booked and paid for.',
  advancePaid: (sum: string) => `Advance of ${sum}.`,
  heldUntilPaid: 'We’ll hold everything until you’ve paid.',
  heldAndPayable: 'We’re holding everything. You can pay on this page.',
  payable: (sum: string) => `Pay ${sum}.`,
  paymentFailed: 'The payment didn’t go through.',
  paymentCancelled: 'You came back without paying.',
  confirmation: 'We’ll call you to confirm the order.',
  orderCancelled: 'You cancelled the order.',
  bookingCancelled: 'You cancelled the booking.',
  refunding: (sum: string) => `We’re refunding your ${sum}.`,
  refunded: 'We’ve refunded you.',
  stockCheck: 'We’ll check that everything is in stock and call you.',
  building: 'Our workshop builds your piece.',
  preparing: 'We’re getting your order ready.',
  preparesNext: 'We get your order ready.',
  collection: 'Ready to collect; we’ll hold it for seven days.',
  call: 'We’ll call you, and again when the lorry turns into your road.',
  delivery: 'A team of two carries everything into the room you choose. Check it before you sign.',
};

/** When a step happens, if not on a day of its own. */
export const orderStepTimes = {
  paid: 'Paid',
  now: 'Now',
  next: 'Then',
  until: (time: string) => `Until ${time}`,
  by: (day: string) => `By ${day}`,
  threeDays: 'Within three days',
  eveningBefore: 'The evening before',
};

/** Formats that an order was placed: "Ordered. Order number PR-4F7K-92." */
export function formatOrderPlaced({ kind, orderNumber }: Pick<Order, 'kind' | 'orderNumber'>): string {
  return `${kind === 'BOOKING' ? 'Booked' : 'Ordered'}. Order number ${orderNumber}.`;
}

/** Returns why an order expired: its payment did not come, or nobody could confirm it. */
export function getExpiryMessage(payment: Order['payment']): string {
  return needsConfirmation(payment) ? 'We couldn’t reach you to confirm it.' : 'The payment deadline passed.';
}
