import type { CartLine } from '@piri/contract/cart-lines';
import { getLineTitle } from '@piri/contract/line-item';
import type { OrderLine } from '@piri/contract/quote';
import type { SaleSummary } from '@piri/contract/sales';
import type { StatusTone } from '@piri/ui/status-badge';
import { getHandover } from '../../cart/pricing/summary-texts.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { getOrderStatus, type OrderStatus } from '../order/order-status.ts';

type Sale = Pick<SaleSummary, 'kind' | 'state' | 'payment'>;
type SaleWithDelivery = Sale & Pick<SaleSummary, 'delivery'>;

/** Returns the status of an order in a list. */
export function getSaleStatus({ kind, state, payment }: Sale): OrderStatus {
  // Cash on delivery awaits a payment only if a part is due in advance; then the order can be paid again.
  const waits = payment.method !== 'CASH_ON_DELIVERY' || payment.canPayAgain;
  return getOrderStatus({ kind, state, payment: { state: payment.state, now: waits ? payment.toPay : 0 } });
}

/** Returns the status as text and tone. */
export function getSaleBadge(sale: Sale): {
  tone: StatusTone;
  text: string;
} {
  const { kind, state, payment } = sale;
  const booked = kind === 'BOOKING';
  const begun = state === 'CONFIRMED';
  const coming = begun ? (booked ? 'Being built' : 'Being prepared') : undefined;
  const marks: Record<OrderStatus, [StatusTone, string]> = {
    paid: ['success', coming ?? 'Paid'],
    advance: ['success', coming ?? `${booked ? 'Booked' : 'Ordered'}, ${formatTaka(payment.paid)} paid`],
    'at-door': ['success', coming ?? 'Ordered'],
    pending: ['info', 'Not confirmed yet'],
    failed: ['error', 'Not paid'],
    cancelled: ['error', 'Not paid'],
    later: ['info', 'Awaiting your transfer'],
    expired: ['error', 'Not paid in time'],
    'given-up': ['neutral', 'Cancelled'],
    'goods-gone': ['error', 'Paid: we’ll call you'],
    'called-off': ['neutral', 'Cancelled'],
    shipped: ['success', 'On its way'],
    delivered: ['success', 'Delivered'],
    refunded: ['neutral', 'Refunded'],
  };
  const [tone, text] = marks[getSaleStatus(sale)];
  return { tone, text };
}

/** Formats the amount due and how to pay it. Returns `undefined` if nothing is due. */
export function formatAmountDue(sale: SaleWithDelivery): string | undefined {
  const { toPay, paid, advance, canPayAgain } = sale.payment;
  const due = toPay - paid;
  // If nothing is paid, the total above already shows the amount.
  const figure = paid > 0 ? `${formatTaka(due)} ` : '';
  const when = `on ${getHandover(sale.delivery.kind)}`;
  const toPayNow =
    advance === undefined
      ? `${figure}to pay`
      : `${formatTaka(advance)} advance to pay, ${formatTaka(toPay - advance)} ${when}`;
  switch (getSaleStatus(sale)) {
    case 'refunded':
    case 'given-up':
    case 'goods-gone':
    case 'delivered':
      return undefined;
    case 'called-off':
      return `${formatTaka(paid)} refund due`;
    case 'expired':
      return canPayAgain ? toPayNow : undefined;
    case 'at-door':
    case 'advance':
    case 'shipped':
    case 'paid':
      return due > 0 ? `${figure}due ${when}` : undefined;
    default:
      return toPayNow;
  }
}

/** Returns the most useful next action. */
export function getNextAction(sale: Sale): 'pay' | 'again' | 'see' {
  const status = getSaleStatus(sale);
  // A transfer may be on its way, and the gateway may still respond, so show the status first.
  if (status === 'later' || status === 'pending') return 'see';
  if (sale.payment.canPayAgain) return 'pay';
  return ['delivered', 'refunded', 'given-up', 'called-off', 'expired'].includes(status) ? 'again' : 'see';
}

const named = 2;

type NamedLine = CartLine & Pick<OrderLine, 'title'>;

/** Formats the lines as one text: "Meghna 3-Seater, 4 × Pithha Dining Chair and 1 more". */
export function formatSoldLines(lines: readonly NamedLine[]): string {
  const titles = lines.map((line) =>
    line.quantity > 1 ? `${line.quantity} × ${getLineTitle(line)}` : getLineTitle(line),
  );
  const more = titles.length - named;
  return more > 0 ? `${titles.slice(0, named).join(', ')} and ${more} more` : titles.join(', ');
}
