import type { Order } from '@piri/contract/order';
import { needsConfirmation } from './order-status.ts';

/** What has happened to an order and what comes next. Sums and times are formatted already. */
export const orderStepMessages = {
  orderedAndPaid: 'Ordered and paid for.',
  bookedAndPaid: 'Booked and paid for.',
  advancePaid: (sum: string) => `Advance of ${sum} paid.`,
  heldUntilPaid: 'We’re holding your items while we check with the bank.',
  heldAndPayable: 'We’re holding your items. You can pay on this page.',
  payable: (sum: string, deadline?: string) => (deadline ? `Pay ${sum} by ${deadline}.` : `Pay ${sum}.`),
  paymentFailed: 'The payment didn’t go through.',
  paymentCancelled: 'You came back without paying.',
  confirmation: 'We’ll call you to confirm the order.',
  orderCancelled: 'You cancelled the order.',
  bookingCancelled: 'You cancelled the booking.',
  refunding: (sum: string) => `We’re refunding ${sum}.`,
  refunded: 'We’ve refunded you.',
  stockCheck: 'We’re checking that everything is in stock, and we’ll call you.',
  scheduling: 'We’re scheduling your piece with our workshop.',
  building: {
    completed: 'Our workshop finished your piece.',
    current: 'Our workshop is building your piece.',
    upcoming: 'Our workshop will build your piece.',
  },
  preparing: {
    completed: 'We got your order ready.',
    current: 'We’re getting your order ready.',
    upcoming: 'We’ll get your order ready.',
  },
  collected: 'Collected.',
  collection: 'Ready to collect; we’ll hold it for seven days.',
  call: 'We’ll call you, and call again when the lorry turns into your road.',
  delivered: 'Delivered.',
  delivery: 'A team of two will carry everything into the room you choose. Check it before you sign.',
};

/** When a step happens, if not on a day of its own. */
export const orderStepTimes = {
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
