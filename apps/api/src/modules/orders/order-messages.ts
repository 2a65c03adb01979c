import type { OrderEventKind } from '@piri/contract/order';
import { formatMoney } from '@piri/pricing/format';
import type { OrderRow } from './reservation.ts';

/** The mail and the text message about an event. They contain no names, because anybody may have typed them. */
export interface OrderMessage {
  subject: string;
  text: string;
  /**
   * Absent for events that are only shown on the page and by mail, such as a payment that failed while the shopper was
   * watching.
   */
  sms?: string;
}

export function getOrderMessage(
  kind: OrderEventKind,
  order: OrderRow,
  siteUrl: string,
): OrderMessage | undefined {
  const { orderNumber: number, paymentMethod, delivery } = order;
  const what = order.kind === 'BOOKING' ? 'booking' : 'order';
  const toPay = formatTaka(order.toPay);
  const due = formatTaka(order.advance ?? order.toPay);
  const paid = formatTaka(order.paid);
  const rest = formatTaka(Math.max(0, order.toPay - order.paid));
  const isCollected = delivery.kind === 'COLLECT';
  const restToHave = order.toPay > order.paid ? ` Please have ${rest} ready.` : '';
  switch (kind) {
    case 'PLACED':
      return {
        subject: `Your ${what} ${number}`,
        text: `We’ve received your ${what} ${number}. ${howToPay(order)}${needsConfirmation(order) ? callNote : ''}`,
        ...(paymentMethod === 'CASH_ON_DELIVERY' || paymentMethod === 'PAY_LATER'
          ? { sms: toSms(`we have received your ${what} ${number}, ${toPay}. ${howToPay(order)}`) }
          : {}),
      };
    case 'PAID':
      return {
        subject: `Paid: your ${what} ${number}`,
        text: `Your payment of ${paid} has arrived. We’re getting your ${what} ready.`,
        sms: toSms(`${paid} paid for ${what} ${number}. We are getting it ready.`),
      };
    case 'ADVANCE_PAID':
      return {
        subject: `Advance paid: your ${what} ${number}`,
        text: `Your advance of ${paid} has arrived. ${rest} is due ${onHandover(order)}.`,
        sms: toSms(`advance of ${paid} paid for ${what} ${number}. ${rest} is due ${onHandover(order)}.`),
      };
    case 'PAYMENT_FAILED':
      return {
        subject: `The payment for ${number} did not go through`,
        text: `You haven’t been charged. We’re holding your order for a while: you can try again at ${siteUrl}/orders.`,
      };
    case 'PAYMENT_LATER':
      return {
        subject: `Payment due for your ${what} ${number}`,
        text: `We’re holding your items until ${dayOf(order.reservedUntil)}. Pay at ${siteUrl}/orders.`,
        sms: toSms(`please pay ${due} for ${what} ${number} by ${dayOf(order.reservedUntil)}.`),
      };
    case 'EXPIRED':
      if (needsConfirmation(order)) {
        return {
          subject: `Your ${what} ${number} could not be confirmed`,
          text: `We couldn’t reach you to confirm it, so we’ve cancelled it. There’s nothing to pay. You can order again at any time, or call us.`,
          sms: `Piri: we could not reach you to confirm ${what} ${number}, so we have cancelled it. There is nothing to pay.`,
        };
      }
      return {
        subject: `Your ${what} ${number} was not paid`,
        text: 'We didn’t receive a payment, so the items are back on sale. You can still pay while stocks last.',
        sms: `Piri: ${what} ${number} was not paid in time and has expired.`,
      };
    case 'CANCELLED':
      return {
        subject: `Your ${what} ${number} has been cancelled`,
        text: `It’s been cancelled, and ${order.paid > 0 ? `we’ll refund ${paid}` : 'there’s nothing to pay'}.`,
        sms: toSms(
          `${what} ${number} has been cancelled, and ${order.paid > 0 ? `we will refund ${paid}` : 'there is nothing to pay'}.`,
        ),
      };
    case 'CONFIRMED':
      return {
        subject: `Your ${what} ${number} is confirmed`,
        text: `We’ve confirmed your ${what} and are getting it ready. ${isCollected ? 'You can collect it' : 'It will arrive'} between ${formatDay(delivery.earliest)} and ${formatDay(delivery.latest)}.`,
        sms: `Piri: ${what} ${number} is confirmed.`,
      };
    case 'SHIPPED':
      return {
        subject: `Your ${what} ${number} is on its way`,
        text: `It has left our workshop.${restToHave}`,
        sms: toSms(`${what} ${number} is on its way.${restToHave}`),
      };
    case 'DELIVERED':
      return {
        subject: `Your ${what} ${number} has been ${isCollected ? 'collected' : 'delivered'}`,
        text: 'We hope you like it.',
        sms: `Piri: ${what} ${number} has been ${isCollected ? 'collected' : 'delivered'}.`,
      };
    case 'REFUNDED':
      return {
        subject: `Your refund for ${number} is on its way`,
        text: `We’ve refunded ${paid}. It can take up to seven working days to arrive.`,
        sms: toSms(`${paid} refunded for ${what} ${number}.`),
      };
    case 'RETURN_REQUESTED':
      return {
        subject: `Your return request for ${number}`,
        text: `We’ve received your return request for ${number}. We’ll look at it and get in touch.`,
      };
    case 'RETURN_APPROVED':
      return {
        subject: `Return approved for ${number}`,
        text: 'We’ll call you to arrange collection. Please keep the carton.',
        sms: `Piri: your return for ${what} ${number} is approved. We will call you to arrange collection.`,
      };
    case 'RETURN_REFUNDED':
      return {
        subject: `Your refund for ${number} is on its way`,
        text: 'We’ve received your return and sent your refund. It can take up to seven working days to arrive.',
        sms: `Piri: we have sent the refund for your return from ${what} ${number}.`,
      };
    default:
      return undefined;
  }
}

const callNote = ' We’ll call you within three days to confirm it. If we can’t reach you, we’ll cancel it.';

/** Whether the staff call the buyer first, because nothing is paid before delivery. */
function needsConfirmation({ paymentMethod, dueNow }: OrderRow): boolean {
  return paymentMethod === 'CASH_ON_DELIVERY' && dueNow === 0;
}

/** Says how an order is paid, without contractions: the sentence is in the text message too. */
function howToPay(order: OrderRow): string {
  const { paymentMethod, toPay, dueNow, advance, reservedUntil } = order;
  const later = onHandover(order);
  if (advance !== null) {
    const rest = `the remaining ${formatTaka(toPay - advance)} is due ${later}`;
    return paymentMethod === 'PAY_LATER'
      ? `Please transfer an advance of ${formatTaka(advance)} by ${dayOf(reservedUntil)}; ${rest}.`
      : `Please pay an advance of ${formatTaka(advance)}; ${rest}.`;
  }
  switch (paymentMethod) {
    case 'CASH_ON_DELIVERY':
      return dueNow === 0
        ? `Please have ${formatTaka(toPay)} ready ${later}.`
        : `${formatTaka(dueNow)} is due now and ${formatTaka(toPay - dueNow)} ${later}.`;
    case 'PAY_LATER':
      return `Please transfer ${formatTaka(toPay)} by ${dayOf(reservedUntil)}; we will hold your items until then.`;
    default:
      return 'We are waiting for your payment.';
  }
}

function onHandover({ delivery }: OrderRow): string {
  return delivery.kind === 'COLLECT' ? 'on collection' : 'on delivery';
}

/** Writes "Tk 58,500": the taka sign would more than halve the length of a text message that is sent as one. */
function toSms(text: string): string {
  return `Piri: ${text.replaceAll('৳', 'Tk ')}`;
}

export function formatTaka(amount: number): string {
  return formatMoney({ code: 'BDT', amount });
}

/** Formats 2026-11-25 as "Wednesday 25 November". */
function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Formats time and day in Dhaka, which is UTC+6 all year: "2.30 pm on 22 November". */
function dayOf(date: Date | null): string {
  if (date === null) return '';
  const time = timeFormat.format(date).replace(':00', '').replace(':', '.');
  return `${time.replace(/^12.pm$/, 'noon')} on ${dateFormat.format(date)}`;
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Dhaka',
});

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Dhaka',
});
