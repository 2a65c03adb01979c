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
  const isBooking = order.kind === 'BOOKING';
  const what = isBooking ? 'booking' : 'order';
  const goods = isBooking ? `piece (booking ${number})` : `order ${number}`;
  const toPay = formatTaka(order.toPay);
  const due = formatTaka(order.advance ?? order.toPay);
  const paid = formatTaka(order.paid);
  const rest = formatTaka(Math.max(0, order.toPay - order.paid));
  const isCollected = delivery.kind === 'COLLECT';
  const preparing = isBooking ? 'building your piece' : 'getting it ready';
  // The rest may be paid on delivery, and a late payment may come after the items are sold.
  const isInPreparation = order.state === 'PLACED' || order.state === 'CONFIRMED';
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
        subject: `Payment received for your ${what} ${number}`,
        text: `We’ve received your payment of ${paid}${isInPreparation ? ` and are ${isBooking ? preparing : 'getting your order ready'}` : ''}.`,
        sms: toSms(
          `we have received ${paid} for your ${what} ${number}${isInPreparation ? ` and are ${preparing}` : ''}.`,
        ),
      };
    case 'ADVANCE_PAID':
      return {
        subject: `Advance received for your ${what} ${number}`,
        text: `We’ve received your advance of ${paid}. ${rest} is due ${onHandover(order)}.`,
        sms: toSms(
          `we have received your advance of ${paid} for ${what} ${number}. ${rest} is due ${onHandover(order)}.`,
        ),
      };
    case 'PAYMENT_FAILED':
      return {
        subject: `Your payment for ${number} didn’t go through`,
        text: `You haven’t been charged.${order.reservedUntil === null ? '' : ` We’ll hold your ${what} until ${dayOf(order.reservedUntil)}.`} You can try again at ${siteUrl}/orders.`,
      };
    case 'PAYMENT_LATER':
      return {
        subject: `Payment due for your ${what} ${number}`,
        text: `Please pay ${due} at ${siteUrl}/orders by ${dayOf(order.reservedUntil)}.${isBooking ? '' : ' We’ll hold your items until then.'}`,
        sms: toSms(`please pay ${due} for your ${what} ${number} by ${dayOf(order.reservedUntil)}.`),
      };
    case 'EXPIRED':
      if (needsConfirmation(order)) {
        return {
          subject: `We couldn’t confirm your ${what} ${number}`,
          text: `We couldn’t reach you, so we’ve cancelled your ${what}. There’s nothing to pay. You can order again at any time, or call us.`,
          sms: `Piri: we could not reach you to confirm your ${what} ${number}, so we have cancelled it. There is nothing to pay.`,
        };
      }
      return {
        subject: `Your ${what} ${number} wasn’t paid for`,
        text: 'We didn’t receive a payment, so the items are back on sale. You can still pay while stocks last.',
        sms: `Piri: your ${what} ${number} was not paid for in time and has expired.`,
      };
    case 'CANCELLED':
      return {
        subject: `Your ${what} ${number} has been cancelled`,
        text: `Your ${what} has been cancelled, and ${order.paid > 0 ? `we’ll refund ${paid}` : 'there’s nothing to pay'}.`,
        sms: toSms(
          `your ${what} ${number} has been cancelled, and ${order.paid > 0 ? `we will refund ${paid}` : 'there is nothing to pay'}.`,
        ),
      };
    case 'CONFIRMED':
      return {
        subject: `Your ${what} ${number} is confirmed`,
        text: `We’ve confirmed your ${what} and are ${preparing}. ${isCollected ? 'You can collect it' : 'It will arrive'} ${formatDeliveryDays(delivery)}.`,
        sms: `Piri: your ${what} ${number} is confirmed.`,
      };
    case 'SHIPPED':
      return {
        subject: `Your ${goods} is on its way`,
        text: `Your ${isBooking ? 'piece' : 'order'} has left our workshop.${restToHave}`,
        sms: toSms(`your ${goods} is on its way.${restToHave}`),
      };
    case 'DELIVERED':
      return {
        subject: `Your ${goods} has been ${isCollected ? 'collected' : 'delivered'}`,
        text: `We hope you’re happy with your ${isBooking ? 'piece' : 'order'}. If anything isn’t right, call us.`,
        sms: `Piri: your ${goods} has been ${isCollected ? 'collected' : 'delivered'}.`,
      };
    case 'REFUNDED':
      return {
        subject: `Your refund for ${number} is on its way`,
        text: `We’ve refunded ${paid}. It can take up to seven working days to arrive.`,
        sms: toSms(`we have refunded ${paid} for your ${what} ${number}.`),
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
        sms: `Piri: we have received your return for ${what} ${number} and sent your refund.`,
      };
    default:
      return undefined;
  }
}

const callNote =
  ' We’ll call you within three days to confirm your order. If we can’t reach you, we’ll cancel it.';

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

/** Formats the chosen day, or the days between which the order arrives. */
function formatDeliveryDays({ day, earliest, latest }: OrderRow['delivery']): string {
  const only = day ?? (earliest === latest ? latest : undefined);
  return only === undefined
    ? `between ${formatDay(earliest)} and ${formatDay(latest)}`
    : `on ${formatDay(only)}`;
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
