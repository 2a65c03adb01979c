import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { Order } from '@piri/contract/order';
import type { OrderLine } from '@piri/contract/quote';
import type { searchSales as call, SaleSummary } from '@piri/contract/sales';
import { type Kysely, sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import type { Database } from '../../db/schema.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { canCancel, canRetryPayment } from '../orders/order-rules.ts';
import type { OrderRow } from '../orders/reservation.ts';

/** In milliseconds: a page token holds strings and numbers, and database drivers format timestamps differently. */
const placedAt = sql<number>`(extract(epoch from orders.created_at) * 1000)::float8`;
const deliveryKind = sql<Order['delivery']['kind']>`orders.delivery->>'kind'`;
const text = (name: string) => ({ sql: sql.ref(`orders.${name}`), kind: 'string' }) as const;
const columns = {
  id: text('id'),
  orderNumber: text('orderNumber'),
  state: text('state'),
  paymentState: text('paymentState'),
  createdAt: { sql: placedAt, kind: 'decimal' },
  toPay: { sql: sql.ref('orders.toPay'), kind: 'number' },
} as const;

export interface SearchSalesParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'customer' | 'now'>;
  input: ParsedInput<typeof call>['body'];
}

export async function searchSales({ ctx, input }: SearchSalesParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({
    input,
    columns,
    defaultOrder: [{ field: 'createdAt', type: 'DESC' }],
  });
  const query = ctx.db
    .selectFrom('orders')
    .select(['id', 'invoiceId', 'orderNumber', 'kind', 'state', 'paymentState', 'paymentMethod'])
    .select(['toPay', 'paid', 'advance', 'dueNow', 'reservedUntil', placedAt.as('createdAt')])
    .select(deliveryKind.as('deliveryKind'))
    .where('orders.customerId', '=', ctx.customer.id)
    .where('orders.kind', '=', input.view === 'BOOKINGS' ? 'BOOKING' : 'ORDER');
  const { list: rows, ...page } = await readPage(query, plan, input);
  const lines = await readLines(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return { ...page, list: rows.map((row) => toSaleSummary(row, lines.get(row.id) ?? [], ctx.now())) };
}

type Row = Pick<
  OrderRow,
  | 'id'
  | 'invoiceId'
  | 'orderNumber'
  | 'kind'
  | 'state'
  | 'paymentState'
  | 'paymentMethod'
  | 'toPay'
  | 'paid'
  | 'advance'
  | 'dueNow'
  | 'reservedUntil'
> & { createdAt: number; deliveryKind: Order['delivery']['kind'] };

function toSaleSummary(row: Row, lines: OrderLine[], now: Date): SaleSummary {
  const createdAt = new Date(row.createdAt);
  return {
    orderId: row.id,
    invoiceId: row.invoiceId,
    orderNumber: row.orderNumber,
    kind: row.kind,
    state: row.state,
    createdAt: createdAt.toISOString(),
    lines,
    delivery: { kind: row.deliveryKind },
    payment: {
      method: row.paymentMethod,
      state: row.paymentState,
      toPay: row.toPay,
      paid: row.paid,
      ...(row.advance !== null && { advance: row.advance }),
      ...(row.reservedUntil && { reservedUntil: row.reservedUntil.toISOString() }),
      canPayAgain: canRetryPayment({ ...row, createdAt }, now),
      canCancel: canCancel(row),
    },
  };
}

async function readLines(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  const lines = new Map<string, OrderLine[]>();
  if (orderIds.length === 0) return lines;
  const rows = await db
    .selectFrom('orderLines')
    .select(['orderId', 'line'])
    .where('orderId', 'in', orderIds)
    .orderBy('orderId')
    .orderBy('position')
    .execute();
  for (const { orderId, line } of rows) lines.set(orderId, [...(lines.get(orderId) ?? []), line]);
  return lines;
}
