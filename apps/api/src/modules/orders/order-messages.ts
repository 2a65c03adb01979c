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
  const settled = order.paid > 0 ? `we pay ${paid} back to you` : 'nothing is to be paid';
  switch (kind) {
    case 'PLACED':
      return {
        subject: `Your ${what} ${number}`,
        text: `we have your ${what} ${number}. ${howToPay(order)}${needsConfirmation(order) ? callNote : ''}`,
        ...(paymentMethod === 'CASH_ON_DELIVERY' || paymentMethod === 'PAY_LATER'
          ? { sms: `Piri: we have your ${what} ${number}, ${toPay}. ${howToPay(order)}` }
          : {}),
      };
    case 'PAID':
      return {
        subject: `Paid: your ${what} ${number}`,
        text: `your payment of ${paid} has arrived. We get your ${what} ready now.`,
        sms: `Piri: ${paid} paid for ${what} ${number}. We get it ready now.`,
      };
    case 'ADVANCE_PAID':
      return {
        subject: `Advance paid: your ${what} ${number}`,
        text: `your advance of ${paid} has arrived. ${rest} are paid at the door.`,
        sms: `Piri: advance of ${paid} paid for ${what} ${number}. ${rest} at the door.`,
      };
    case 'PAYMENT_FAILED':
      return {
        subject: `The payment for ${number} did not go through`,
        text: `nothing was taken from you. We keep your order for a while: you can try again at ${siteUrl}/orders.`,
      };
    case 'PAYMENT_LATER':
      return {
        subject: `Your ${what} ${number} waits for its payment`,
        text: `we keep your goods until ${dayOf(order.reservedUntil)}. Pay at ${siteUrl}/orders.`,
        sms: `Piri: ${what} ${number} waits for ${due} until ${dayOf(order.reservedUntil)}.`,
      };
    case 'EXPIRED':
      if (needsConfirmation(order)) {
        return {
          subject: `Your ${what} ${number} could not be confirmed`,
          text: `we couldn’t reach you to confirm it, so we’ve cancelled it. There’s nothing to pay. You can order again at any time, or call us.`,
          sms: `Piri: we could not reach you to confirm ${what} ${number}, so we have cancelled it. There is nothing to pay.`,
        };
      }
      return {
        subject: `Your ${what} ${number} was not paid`,
        text: 'no payment has reached us in time, so its goods are free again. You can still pay as long as they are there.',
        sms: `Piri: ${what} ${number} was not paid in time and has ended.`,
      };
    case 'CANCELLED':
      return {
        subject: `Your ${what} ${number} is cancelled`,
        text: `it is cancelled, and ${settled}.`,
        sms: `Piri: ${what} ${number} is cancelled, and ${settled}.`,
      };
    case 'CONFIRMED':
      return {
        subject: `Your ${what} ${number} is confirmed`,
        text: `we have looked at your ${what} and get it ready. It comes between ${formatDay(delivery.earliest)} and ${formatDay(delivery.latest)}.`,
        sms: `Piri: ${what} ${number} is confirmed.`,
      };
    case 'SHIPPED':
      return {
        subject: `Your ${what} ${number} is on its way`,
        text: `it has left our workshop.${order.toPay > order.paid ? ` Please have ${rest} ready.` : ''}`,
        sms: `Piri: ${what} ${number} is on its way.${order.toPay > order.paid ? ` Please have ${rest} ready.` : ''}`,
      };
    case 'DELIVERED':
      return {
        subject: `Your ${what} ${number} has arrived`,
        text: 'it has been handed over. We hope you like it.',
        sms: `Piri: ${what} ${number} has been handed over.`,
      };
    case 'REFUNDED':
      return {
        subject: `Your money for ${number} is on its way back`,
        text: `we have paid back ${paid}. Banks take up to seven days to show it.`,
        sms: `Piri: ${paid} paid back for ${what} ${number}.`,
      };
    case 'RETURN_REQUESTED':
      return {
        subject: `Your return of ${number}`,
        text: `you want to give something of ${number} back. We look at it and write to you.`,
      };
    case 'RETURN_APPROVED':
      return {
        subject: `We fetch what you give back of ${number}`,
        text: 'we take it back, and ring you to agree on a day. Please keep its carton.',
        sms: `Piri: we take back what you want to return of ${what} ${number}, and ring you.`,
      };
    case 'RETURN_REFUNDED':
      return {
        subject: `Your money for ${number} is on its way back`,
        text: 'what you gave back is here, and its money on its way to you. Banks take up to ten days to show it.',
        sms: `Piri: the money for your return of ${what} ${number} is on its way.`,
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

function howToPay({ paymentMethod, toPay, dueNow, advance, reservedUntil }: OrderRow): string {
  if (advance !== null) {
    const rest = `the other ${formatTaka(toPay - advance)} are paid at the door`;
    return paymentMethod === 'PAY_LATER'
      ? `Please transfer ${formatTaka(advance)} in advance until ${dayOf(reservedUntil)}; ${rest}.`
      : `${formatTaka(advance)} are paid in advance, and ${rest}.`;
  }
  switch (paymentMethod) {
    case 'CASH_ON_DELIVERY':
      return dueNow === 0
        ? `Please have ${formatTaka(toPay)} ready when it comes.`
        : `${formatTaka(dueNow)} are paid now, ${formatTaka(toPay - dueNow)} at the door.`;
    case 'PAY_LATER':
      return `Please transfer ${formatTaka(toPay)} until ${dayOf(reservedUntil)}; we keep your goods so long.`;
    default:
      return 'We wait for your payment.';
  }
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

/** Formats day and hour in Dhaka, which is UTC+6 all year: "22 November, 14:30". */
function dayOf(date: Date | null): string {
  return date === null ? '' : hourFormat.format(date).replace(' at ', ', ');
}

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dhaka',
});
