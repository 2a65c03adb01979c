import type { Order } from '@piri/contract/order';
import type { StatusTone } from '@piri/ui/status-badge';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import {
  countDaysBetween,
  formatDatePair,
  formatDeadline,
  formatMoment,
  toDhakaDateTime,
} from '../../platform/dates/dhaka-dates.ts';
import { formatDate, formatWeekday } from '../../platform/dates/format-date.ts';
import { getAmountDue, getOrderStatus, needsConfirmation, type OrderStatus } from './order-status.ts';
import { orderStepMessages } from './order-step-messages.ts';

/** The headline of an order's page. */
export interface OrderHeadlineTexts {
  tone: StatusTone;
  /** The status in a few words, above the headline. */
  mark: string;
  headline: string;
  lead: string;
}

export interface OrderHeadlineContext {
  /** The current day in Dhaka. */
  today: string;
  /** The gateway has not responded for a while. */
  long: boolean;
}

/** A cash order that could not be confirmed. */
const unconfirmed: OrderHeadlineTexts = {
  tone: 'error',
  mark: 'Not confirmed',
  headline: 'We couldn’t confirm this order.',
  lead: 'We couldn’t reach you within three days, so the items are back on sale. There’s nothing to pay. You can order them again, or call us.',
};

export function getOrderHeadlineTexts(
  order: Order,
  { today, long }: OrderHeadlineContext,
): OrderHeadlineTexts {
  const { payment } = order;
  const due = formatTaka(getAmountDue(payment));
  const booked = order.kind === 'BOOKING';
  const name = booked ? 'booking' : 'order';
  const open = order.payment.reservedUntil && formatDeadline(order.payment.reservedUntil, today);
  const stands = open
    ? `Your ${name} is safe: we’ll hold it until ${open}.`
    : `Your ${name} is safe, and you can still pay another way.`;
  const texts: Record<OrderStatus, () => OrderHeadlineTexts> = {
    paid: () => coming(order, today, paidMark(order, today)),
    advance: () => coming(order, today, `Advance of ${formatTaka(payment.paid)} paid`),
    'at-door': () => coming(order, today, 'Ordered'),
    pending: () => ({
      tone: 'info',
      mark: 'Not confirmed yet',
      headline: long ? 'We’re still waiting for the bank.' : 'We’re checking with the bank.',
      lead: long
        ? 'This is taking longer than usual. We’ll keep checking and let you know, so you can close this page. If you’ve already paid, please don’t pay again.'
        : 'This page will update as soon as we know.',
    }),
    failed: () => ({
      tone: 'error',
      mark: 'Not paid',
      headline: orderStepMessages.paymentFailed,
      lead: `According to the bank, no money was taken. ${stands}`,
    }),
    cancelled: () => ({
      tone: 'error',
      mark: 'Not paid',
      headline: 'You haven’t paid yet.',
      lead: `You left the payment page before paying. ${stands}`,
    }),
    later: () => ({
      tone: 'info',
      mark: `${due} to pay`,
      headline: payment.reservedUntil
        ? `We’ll hold your ${name} until ${formatWeekday(toDhakaDateTime(payment.reservedUntil).day)}.`
        : `We’ll hold your ${name} for you.`,
      lead: `${payment.method === 'PAY_LATER' ? 'Transfer' : 'Pay'} ${due}${
        open ? ` by ${open}` : ''
      }. ${booked ? 'Our workshop will start building' : 'We’ll get your order ready'} as soon as your payment arrives.`,
    }),
    expired: () =>
      needsConfirmation(payment)
        ? unconfirmed
        : {
            tone: 'error',
            mark: 'Not paid in time',
            headline: 'The payment deadline has passed.',
            lead: payment.canPayAgain
              ? 'We didn’t receive a payment, so these items are back on sale. You can still pay at the same prices while stocks last.'
              : 'We didn’t receive a payment, so these items are back on sale.',
          },
    'given-up': () => ({
      tone: 'info',
      mark: 'Nothing to pay',
      headline: `This ${name} is cancelled.`,
      lead: booked
        ? 'You haven’t been charged, and we won’t build the piece.'
        : 'You haven’t been charged, and the items are back on sale.',
    }),
    'called-off': () => ({
      tone: 'info',
      mark: 'Cancelled',
      headline: 'This booking is cancelled.',
      lead: `We’ll refund your ${formatTaka(payment.paid)} to the original payment method. It can take up to seven working days to appear.`,
    }),
    'goods-gone': () => ({
      tone: 'error',
      mark: paidMark(order, today),
      headline: 'Payment received. We’ll call you.',
      lead: 'Your payment arrived after the deadline. We’ll check whether everything is still in stock and call you: you’ll get either your items or a refund.',
    }),
    shipped: () => ({ ...coming(order, today, 'Dispatched'), headline: 'It’s on its way.' }),
    delivered: () => ({
      tone: 'success',
      mark: 'Delivered',
      headline: getDeliveredHeadline(order),
      lead: 'We hope you love it. If anything isn’t right, call us.',
    }),
    refunded: () => ({
      tone: 'info',
      mark: `${formatTaka(payment.paid)} refunded`,
      headline: 'Your refund is on its way.',
      lead: 'It can take up to seven working days to appear.',
    }),
  };
  return texts[getOrderStatus(order)]();
}

/** Formats the delivery window: "26 November", "between 24 and 26 November". */
export function formatDeliveryWindow({ day, earliest, latest }: Order['delivery']): string {
  const only = day ?? (earliest === latest ? latest : undefined);
  return only === undefined ? `between ${formatDatePair(earliest, latest)}` : formatDate(only);
}

/** Returns the last promised delivery day. */
export function getLatestDeliveryDay({ day, latest }: Order['delivery']): string {
  return day ?? latest;
}

function getDeliveredHeadline({ kind, delivery }: Order): string {
  const name = kind === 'BOOKING' ? 'piece' : 'order';
  return delivery.kind === 'COLLECT' ? `You’ve collected your ${name}.` : `Your ${name} has arrived.`;
}

function coming(order: Order, today: string, mark: string): OrderHeadlineTexts {
  const { delivery, payment } = order;
  const atTheDoor = Math.max(0, payment.toPay - payment.paid);
  const money = atTheDoor > 0 ? ` Please have ${formatTaka(atTheDoor)} ready.` : '';
  return {
    tone: 'success',
    mark,
    headline: arrivalHeadline(delivery, today),
    lead: `${capital(formatDeliveryWindow(delivery))}, ${formatDeliveryAddress(delivery)}.${money} ${formatLetter(order)}`.trim(),
  };
}

/** A weekday is unambiguous for two weeks; after that the date is added. */
function arrivalHeadline(delivery: Order['delivery'], today: string): string {
  const last = getLatestDeliveryDay(delivery);
  const days = countDaysBetween(today, last);
  if (days < 0) return 'We’ve received your order.';
  const collected = delivery.kind === 'COLLECT';
  if (days === 0) return collected ? 'Ready to collect today.' : 'Arriving today.';
  const when = days < 14 ? formatWeekday(last) : formatDate(last);
  const certain = delivery.day !== undefined || delivery.earliest === delivery.latest;
  if (collected) return `Ready to collect ${certain ? 'from' : 'by'} ${when}.`;
  return `Arriving ${certain ? 'on' : 'by'} ${when}.`;
}

function formatDeliveryAddress({ kind, address, outlet }: Order['delivery']): string {
  if (kind === 'COLLECT') return outlet ? `at our showroom in ${outlet.name}` : 'at our showroom';
  if (!address) return 'to your address';
  return address.floor ? `to floor ${address.floor} in ${address.upazila}` : `to ${address.upazila}`;
}

/** Formats where notifications are sent. A deleted contact has no address. */
function formatLetter({ contact: { email, mobile } }: Order): string {
  if (email) return `We’ll also email ${email}.`;
  return mobile === '' ? '' : 'We’ll also send a text message.';
}

function paidMark({ payment, timeline }: Order, today: string): string {
  const at = timeline.findLast(({ kind }) => kind === 'PAID' || kind === 'ADVANCE_PAID')?.at;
  return `${formatPayment(payment)}${at ? `, ${formatMoment(at, today)}` : ''}`;
}

/** Formats a payment: "৳86,325 paid by card". */
export function formatPayment({ method, paid }: Order['payment']): string {
  const by = {
    CARD: ' by card',
    WALLET: ' by mobile wallet',
    CASH_ON_DELIVERY: '',
    PAY_LATER: ' by transfer',
  };
  return `${formatTaka(paid)} paid${by[method]}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
