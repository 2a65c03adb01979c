import type { Order } from '@piri/contract/order';
import type { StatusTone } from '@piri/ui/status-badge';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import {
  countDaysBetween,
  formatDatePair,
  formatMoment,
  toDhakaDateTime,
} from '../../platform/dates/dhaka-dates.ts';
import { formatDate, formatWeekday } from '../../platform/dates/format-date.ts';
import { getAmountDue, getOrderStatus, needsConfirmation, type OrderStatus } from './order-status.ts';

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
  lead: 'We couldn’t reach you within three days, so these items are available to others again. There’s nothing to pay. You can order them again, or call us.',
};

export function getOrderHeadlineTexts(
  order: Order,
  { today, long }: OrderHeadlineContext,
): OrderHeadlineTexts {
  const { payment } = order;
  const due = formatTaka(getAmountDue(payment));
  const booked = order.kind === 'BOOKING';
  const name = booked ? 'booking' : 'order';
  const open = order.payment.reservedUntil && formatMoment(order.payment.reservedUntil, today);
  const stands = open
    ? `Your ${name} stands: we keep everything for you until ${open}.`
    : `Your ${name} stands, and can be paid in another way.`;
  const messages: Record<OrderStatus, () => OrderHeadlineTexts> = {
    paid: () => coming(order, today, paidMark(order, today)),
    advance: () => coming(order, today, `${formatTaka(payment.paid)} paid in advance`),
    'at-door': () => coming(order, today, 'Ordered'),
    pending: () => ({
      tone: 'info',
      mark: 'Not confirmed yet',
      headline: long ? 'The bank has not answered yet.' : 'We are asking the bank.',
      lead: long
        ? 'This takes longer than usual. We go on asking and write to you as soon as we know: you may close this page. If you have paid, please do not pay a second time.'
        : 'As soon as we know what became of your payment, this page says so by itself.',
    }),
    failed: () => ({
      tone: 'error',
      mark: 'Not paid',
      headline: 'The payment did not go through.',
      lead: `As far as the bank tells us, nothing was taken. ${stands}`,
    }),
    cancelled: () => ({
      tone: 'error',
      mark: 'Not paid',
      headline: 'Nothing has been paid.',
      lead: `You came back from the bank’s page before paying. ${stands}`,
    }),
    later: () => ({
      tone: 'info',
      mark: `${due} to pay`,
      headline: payment.reservedUntil
        ? `We keep it until ${formatWeekday(toDhakaDateTime(payment.reservedUntil).day)}.`
        : 'We keep it for you.',
      lead: `${payment.method === 'PAY_LATER' ? 'Transfer' : 'Pay'} ${due}${
        open ? ` by ${open}` : ''
      }. ${booked ? 'Our workshop begins' : 'We get everything ready'} as soon as the money is there.`,
    }),
    expired: () =>
      needsConfirmation(payment)
        ? unconfirmed
        : {
            tone: 'error',
            mark: 'Not paid in time',
            headline: 'The time to pay is over.',
            lead: payment.canPayAgain
              ? 'No payment has reached us, so these things are free for others again. You can still pay at the same prices, as long as they are there.'
              : 'No payment has reached us, so these things are free for others again.',
          },
    'given-up': () => ({
      tone: 'info',
      mark: 'Nothing to pay',
      headline: booked ? 'This booking is cancelled.' : 'This order is given up.',
      lead: booked
        ? 'Nothing is charged, and nothing is built.'
        : 'Nothing is charged, and its things are free for others again.',
    }),
    'called-off': () => ({
      tone: 'info',
      mark: 'Cancelled',
      headline: 'This booking is cancelled.',
      lead: `We pay your ${formatTaka(payment.paid)} back to where they came from. Banks take up to seven days to show it.`,
    }),
    'goods-gone': () => ({
      tone: 'error',
      mark: paidMark(order, today),
      headline: 'Paid, and we ring you.',
      lead: 'Your payment came after the time of this order was over. We look whether everything is still there and ring you: you have your things or your money.',
    }),
    shipped: () => ({ ...coming(order, today, 'Sent'), headline: 'It is on its way.' }),
    delivered: () => ({
      tone: 'success',
      mark: 'Handed over',
      headline: 'It has arrived.',
      lead: 'We hope you like it. If anything is not as it should be, ring us.',
    }),
    refunded: () => ({
      tone: 'info',
      mark: `${formatTaka(payment.paid)} paid back`,
      headline: 'Your money is on its way back.',
      lead: 'Banks take up to seven days to show it.',
    }),
  };
  return messages[getOrderStatus(order)]();
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
  if (days < 0) return 'We have your order.';
  const when = days === 0 ? 'today' : days < 14 ? formatWeekday(last) : formatDate(last);
  const certain = delivery.day !== undefined || delivery.earliest === delivery.latest;
  if (delivery.kind === 'COLLECT') return `It waits for you ${certain ? 'from' : 'by'} ${when}.`;
  if (!certain) return `It comes by ${when}.`;
  return days === 0 ? 'It comes today.' : `It comes on ${when}.`;
}

function formatDeliveryAddress({ kind, address, outlet }: Order['delivery']): string {
  if (kind === 'COLLECT') return `in our showroom ${outlet?.name ?? ''}`.trim();
  if (!address) return 'to your address';
  return address.floor ? `to floor ${address.floor} in ${address.upazila}` : `to ${address.upazila}`;
}

/** Formats where notifications are sent. A deleted contact has no address. */
function formatLetter({ contact: { email, mobile } }: Order): string {
  if (email) return `We write to ${email} as well.`;
  return mobile === '' ? '' : 'We send a text message as well.';
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
