import { getLineKey, getLineTitle } from '@piri/contract/line-item';
import type { Order } from '@piri/contract/order';
import { getSummaryRows } from '@piri/pricing/summary-rows';
import { formatCouponTerm, getHandover, summaryTexts } from '../../cart/pricing/summary-texts.ts';
import { getOrderStatus } from './order-status.ts';

export interface InvoiceLine {
  term: string;
  /** The text after the term, such as the material. */
  note?: string;
  /** Negative for a deduction. */
  amount: number;
  offer?: true;
  /** The text printed for an amount of 0; “Free” by default. */
  free?: string;
}

export interface KeyedInvoiceLine extends InvoiceLine {
  /** A unique key, since two lines may have the same term. */
  key: string;
}

export interface Invoice {
  /** The items at their prices before discounts, then deductions and charges. */
  lines: KeyedInvoiceLine[];
  /** The total. */
  together: number;
  /** The amount paid, if the order is partly paid. */
  paid?: number;
  /** The final amount. */
  sum: InvoiceLine;
  /** When the amount is due, for a booking that awaits its advance. */
  paymentSchedule: InvoiceLine[];
  /** The VAT included in the total; undefined if nothing is charged any more. */
  vat?: InvoiceLine;
}

export function buildInvoice(order: Order): Invoice {
  const { payment, vat } = order;
  return {
    lines: linesOf(order),
    together: payment.toPay,
    ...(payment.paid > 0 && payment.paid < payment.toPay && { paid: payment.paid }),
    sum: sumOf(order),
    paymentSchedule: getPaymentSchedule(order),
    ...(isCharged(order) && {
      vat: { term: `Includes ${vat.percent}% VAT`, amount: vat.amount },
    }),
  };
}

function getPaymentSchedule(order: Order): InvoiceLine[] {
  const { advance, toPay, paid } = order.payment;
  if (advance === undefined || paid > 0 || !isCharged(order)) return [];
  return [
    { term: summaryTexts.advance, amount: advance },
    { term: formatDueTerm(order), amount: toPay - advance },
  ];
}

function formatDueTerm({ delivery }: Order): string {
  return `Due on ${getHandover(delivery.kind)}`;
}

function isCharged(order: Order): boolean {
  return !['given-up', 'expired', 'called-off', 'refunded'].includes(getOrderStatus(order));
}

function linesOf({
  lines,
  totals,
  couponCode,
  delivery,
  payment: { instalments },
}: Order): KeyedInvoiceLine[] {
  const rows = getSummaryRows({
    ...totals,
    hasCoupon: couponCode !== undefined,
    stairs: delivery.stairs,
    instalmentFee: instalments?.fee,
  });
  return rows.flatMap((row): KeyedInvoiceLine | KeyedInvoiceLine[] => {
    const { kind: key, amount = 0 } = row;
    switch (row.kind) {
      case 'goods':
        return lines.map(lineOfGoods);
      case 'offers':
        return { key, term: summaryTexts.offers, amount, offer: true };
      case 'coupon':
        return {
          key,
          term: formatCouponTerm(couponCode),
          amount,
          offer: true,
          free: summaryTexts.freeDelivery,
        };
      case 'delivery':
        return { key, term: deliveryTerm(delivery), amount };
      case 'stairs':
        return { key, term: summaryTexts.stairs, amount };
      case 'instalmentFee':
        return { key, term: summaryTexts.instalmentFee, amount };
      default:
        return row satisfies never;
    }
  });
}

function lineOfGoods({
  quantity,
  attributeValues,
  subTotal,
  ...line
}: Order['lines'][number]): KeyedInvoiceLine {
  return {
    key: getLineKey(line),
    term: `${quantity} × ${getLineTitle(line)}`,
    ...(attributeValues.length > 0 && {
      note: attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel).join(', '),
    }),
    amount: subTotal,
  };
}

function deliveryTerm({ kind, address }: Order['delivery']): string {
  if (kind === 'COLLECT') return 'Collected from the showroom';
  return `Delivery${address ? `, ${address.upazila}` : ''}`;
}

function sumOf(order: Order): InvoiceLine {
  const { toPay, paid } = order.payment;
  switch (getOrderStatus(order)) {
    case 'refunded':
      return { term: 'Refunded', amount: paid };
    case 'called-off':
      return { term: 'To be refunded', amount: paid };
    case 'given-up':
      return { term: 'Nothing to pay', amount: 0 };
    case 'at-door':
      return { term: formatDueTerm(order), amount: toPay };
    default:
      if (paid >= toPay) return { term: 'Paid', amount: paid };
      return { term: paid > 0 ? formatDueTerm(order) : summaryTexts.toPay, amount: toPay - paid };
  }
}
