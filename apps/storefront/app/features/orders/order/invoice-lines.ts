import type { Order } from '@piri/contract/order';
import { inTaka } from '../../catalogue/prices/use-money.ts';
import { standingOf } from './standing.ts';

export interface InvoiceLine {
  term: string;
  /** What follows the first words, such as the cloth. */
  note?: string;
  /** Negative for what is taken off. */
  amount: number;
  offer?: true;
}

export interface Invoice {
  /** At their prices before discounts. */
  goods: InvoiceLine[];
  /** What is taken off and what is added. */
  others: InvoiceLine[];
  /** What all of it comes to. */
  together: number;
  /** What has been paid of it, where that is not all. */
  paid?: number;
  /** The figure at the end. */
  sum: InvoiceLine;
  /** When it is paid, where that is not at once: of a booking whose advance is waited for. */
  dues: InvoiceLine[];
  /** How much of all of it is VAT; absent where nothing is charged any more. */
  vat?: InvoiceLine;
}

export function invoiceOf(order: Order): Invoice {
  const { payment, totals, vat } = order;
  return {
    goods: order.lines.map(({ quantity, title, attributeValues, subTotal }) => ({
      term: `${quantity} × ${title}`,
      ...(attributeValues.length > 0 && {
        note: attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel).join(', '),
      }),
      amount: subTotal,
    })),
    others: othersOf(order),
    together: payment.toPay,
    ...(payment.paid > 0 && payment.paid < payment.toPay && { paid: payment.paid }),
    sum: sumOf(order),
    dues: duesOf(order),
    ...(isCharged(order) && {
      vat: { term: `${vat.percent} % VAT in ${inTaka(totals.payable)}`, amount: vat.amount },
    }),
  };
}

function duesOf(order: Order): InvoiceLine[] {
  const { advance, toPay, paid } = order.payment;
  if (advance === undefined || paid > 0 || !isCharged(order)) return [];
  return [
    { term: 'In advance, before we build it', amount: advance },
    { term: 'At the door', amount: toPay - advance },
  ];
}

function isCharged(order: Order): boolean {
  return !['given-up', 'expired', 'called-off', 'refunded'].includes(standingOf(order));
}

function othersOf({ totals, couponCode, delivery, payment }: Order): InvoiceLine[] {
  const { discount, couponAmount } = totals;
  const { charge, stairs, kind, address } = delivery;
  const fee = payment.instalments?.fee ?? 0;
  // What a coupon has made free is not charged, whatever the road costs others.
  const road = Math.min(charge, totals.delivery);
  return [
    ...(discount > 0 ? [{ term: 'Offers', amount: -discount, offer: true } as const] : []),
    ...(couponAmount > 0
      ? [{ term: `Coupon ${couponCode ?? ''}`.trim(), amount: -couponAmount, offer: true } as const]
      : []),
    kind === 'COLLECT'
      ? { term: 'Fetched in the showroom', amount: road }
      : { term: `Delivery${address ? `, ${address.upazila}` : ''}`, amount: road },
    ...(stairs > 0 ? [{ term: 'Carried up the stairs', amount: totals.delivery - road }] : []),
    ...(fee > 0 ? [{ term: `${payment.instalments?.months} instalments`, amount: fee }] : []),
  ];
}

function sumOf(order: Order): InvoiceLine {
  const { toPay, paid } = order.payment;
  switch (standingOf(order)) {
    case 'refunded':
      return { term: 'Paid back', amount: paid };
    case 'called-off':
      return { term: 'To be paid back', amount: paid };
    case 'given-up':
      return { term: 'Nothing to pay', amount: 0 };
    case 'at-door':
      return { term: 'At the door', amount: toPay };
    default:
      if (paid >= toPay) return { term: 'Paid', amount: paid };
      return { term: paid > 0 ? 'At the door' : 'To pay', amount: toPay - paid };
  }
}
