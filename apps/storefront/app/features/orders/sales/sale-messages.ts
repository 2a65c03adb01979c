import type { CartLine } from '@piri/contract/cart-lines';
import { lineTitle } from '@piri/contract/line-item';
import type { LineItem } from '@piri/contract/quote';
import type { SaleSummary } from '@piri/contract/sales';
import type { StatusTone } from '@piri/ui/status-badge';
import { formatTaka } from '../../catalogue/prices/use-money-format.ts';
import { getOrderStatus, type OrderStatus } from '../order/order-status.ts';

type Sale = Pick<SaleSummary, 'kind' | 'state' | 'payment'>;

/** How an order of a list stands. */
export function getSaleStatus({ kind, state, payment }: Sale): OrderStatus {
  // Cash is waited for before the door only where a part of it is paid in advance, and then it can be paid.
  const waits = payment.method !== 'CASH_ON_DELIVERY' || payment.canPayAgain;
  return getOrderStatus({ kind, state, payment: { state: payment.state, now: waits ? payment.toPay : 0 } });
}

/** The same in words and in a tone. */
export function getSaleBadge(sale: Sale): {
  tone: StatusTone;
  text: string;
} {
  const { kind, state, payment } = sale;
  const booked = kind === 'BOOKING';
  const begun = state === 'CONFIRMED';
  const coming = begun ? (booked ? 'Being built' : 'Being made ready') : undefined;
  const marks: Record<OrderStatus, [StatusTone, string]> = {
    paid: ['success', coming ?? 'Paid'],
    advance: ['success', coming ?? `${booked ? 'Booked' : 'Ordered'}, ${formatTaka(payment.paid)} paid`],
    'at-door': ['success', coming ?? 'Ordered'],
    pending: ['info', 'Not confirmed yet'],
    failed: ['error', 'Not paid'],
    cancelled: ['error', 'Not paid'],
    later: ['info', 'Waits for your transfer'],
    expired: ['error', 'Not paid in time'],
    'given-up': ['neutral', booked ? 'Cancelled' : 'Given up'],
    'goods-gone': ['error', 'Paid, and we ring you'],
    'called-off': ['neutral', 'Cancelled'],
    shipped: ['success', 'On its way'],
    delivered: ['success', 'Handed over'],
    refunded: ['neutral', 'Paid back'],
  };
  const [tone, text] = marks[getSaleStatus(sale)];
  return { tone, text };
}

/** What is still to be paid of it, and where, below the whole of it; nothing where all is paid, or nothing is asked for any more. */
export function formatAmountDue(sale: Sale): string | undefined {
  const { toPay, paid, advance, canPayAgain } = sale.payment;
  const due = toPay - paid;
  // Where nothing is paid yet the whole stands above it already.
  const figure = paid > 0 ? `${formatTaka(due)} ` : '';
  const toPayNow =
    advance === undefined
      ? `${figure}to pay`
      : `${formatTaka(advance)} in advance to pay, ${formatTaka(toPay - advance)} at the door`;
  switch (getSaleStatus(sale)) {
    case 'refunded':
    case 'given-up':
    case 'goods-gone':
    case 'delivered':
      return undefined;
    case 'called-off':
      return `${formatTaka(paid)} come back`;
    case 'expired':
      return canPayAgain ? toPayNow : undefined;
    case 'at-door':
    case 'advance':
    case 'shipped':
    case 'paid':
      return due > 0 ? `${figure}at the door` : undefined;
    default:
      return toPayNow;
  }
}

/** The next thing that is worth doing about it. */
export function getNextAction(sale: Sale): 'pay' | 'again' | 'see' {
  const status = getSaleStatus(sale);
  // A transfer may be on its way, and the bank may know more in a moment: how it stands comes first.
  if (status === 'later' || status === 'pending') return 'see';
  if (sale.payment.canPayAgain) return 'pay';
  return ['delivered', 'refunded', 'given-up', 'called-off', 'expired'].includes(status) ? 'again' : 'see';
}

const named = 2;

type NamedLine = CartLine & Pick<LineItem, 'title'>;

/** What was ordered, in a line: "Meghna 3-Seater, 4 × Pithha Dining Chair and 1 more". */
export function formatSoldLines(lines: readonly NamedLine[]): string {
  const titles = lines.map((line) =>
    line.quantity > 1 ? `${line.quantity} × ${lineTitle(line)}` : lineTitle(line),
  );
  const more = titles.length - named;
  return more > 0 ? `${titles.slice(0, named).join(', ')} and ${more} more` : titles.join(', ');
}
