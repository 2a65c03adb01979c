import { getLineTitle } from '@piri/contract/line-item';
import type { OrderEventKind } from '@piri/contract/order';
import type { OrderLine } from '@piri/contract/quote';
import { getSummaryRows, type SummaryRow } from '@piri/pricing/summary-rows';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { enqueueMail, type Mail } from '../notifications/enqueue-mail.ts';
import { enqueueSms } from '../notifications/enqueue-sms.ts';
import { formatTaka, getOrderMessage } from './order-messages.ts';
import type { OrderRow } from './reservation.ts';

type Ctx = Pick<AppContext, 'now' | 'siteUrl'>;

/** Events that no form can cause: the staff act, or money arrives. */
const unlimitedEvents: readonly OrderEventKind[] = [
  'PAID',
  'ADVANCE_PAID',
  'CONFIRMED',
  'SHIPPED',
  'DELIVERED',
  'REFUNDED',
  'RETURN_APPROVED',
  'RETURN_REFUNDED',
];

/** Sends messages about an event to the buyer, in the transaction of the event. */
export async function enqueueOrderMessages(
  ctx: Ctx,
  tx: Transaction<Database>,
  orderId: string,
  kind: OrderEventKind,
): Promise<void> {
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  await enqueueMessagesForOrderRow(ctx, tx, order, kind);
}

/** Does the same for an order whose current row has already been read. */
export async function enqueueMessagesForOrderRow(
  { now, siteUrl }: Ctx,
  tx: Transaction<Database>,
  order: OrderRow,
  kind: OrderEventKind,
): Promise<void> {
  const message = getOrderMessage(kind, order, siteUrl);
  if (message === undefined) return;
  const about: Pick<Mail, 'kind' | 'budget' | 'customerId'> = {
    budget: unlimitedEvents.includes(kind) ? 'UNLIMITED' : 'ANYBODY',
    kind: `order-${kind.toLowerCase().replaceAll('_', '-')}`,
    ...(order.customerId !== null && { customerId: order.customerId }),
  };
  if (order.email !== null) {
    const lines = await tx
      .selectFrom('orderLines')
      .select('line')
      .where('orderId', '=', order.id)
      .orderBy('position')
      .execute();
    const what = order.kind === 'BOOKING' ? 'booking' : 'order';
    const body = `Hello,\n\n${message.text}\n\n${formatBill(
      order,
      lines.map(({ line }) => line),
    )}\nYou can look up your ${what} with the order number and your mobile number.\n\nLook up your ${what}:\n${siteUrl}/orders\n`;
    await enqueueMail(tx, { ...about, to: order.email, subject: message.subject, body }, now());
  }
  if (message.sms !== undefined && order.mobile !== '') {
    await enqueueSms(tx, { ...about, to: order.mobile, body: message.sms }, now());
  }
}

/** Formats the bill. Each row ends in an amount, so that `parseMailBlocks` makes a table of them. */
function formatBill(order: OrderRow, lines: readonly OrderLine[]): string {
  const rows = getSummaryRows({
    ...order,
    hasCoupon: order.couponCode !== null,
    delivery: order.deliveryAmount,
    stairs: order.delivery.stairs,
    instalmentFee: order.instalments?.fee,
  });
  const named = [...rows.flatMap((row) => nameRow(row, order, lines)), ['Total', order.toPay] as const];
  return named.map(([name, amount]) => `${name}: ${formatTaka(amount)}\n`).join('');
}

type NamedRow = readonly [name: string, amount: number];

function nameRow(row: SummaryRow, order: OrderRow, lines: readonly OrderLine[]): NamedRow[] {
  const { amount = 0 } = row;
  switch (row.kind) {
    case 'goods':
      return lines.map((line) => [`${line.quantity} × ${getLineTitle(line)}`, line.subTotal]);
    case 'offers':
      return [['Offers', amount]];
    case 'coupon':
      return [[`Coupon ${order.couponCode}${amount < 0 ? '' : ', free delivery'}`, amount]];
    case 'delivery':
      return [[order.delivery.kind === 'COLLECT' ? 'Collection' : 'Delivery', amount]];
    case 'stairs':
      return [['Carrying upstairs', amount]];
    case 'instalmentFee':
      return [['Instalment fee', amount]];
    default:
      return row satisfies never;
  }
}
