import { type DemoCustomer, readDemoCustomers } from '@piri/catalogue/customers';
import { placeOrder as call, type Placed } from '@piri/contract/checkout';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { onceFor } from '../../http/act-once.ts';
import { Refusal } from '../../refusal.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { moveOrder, OrderStays, type OrderVerb } from './move-order.ts';
import { placeOrder } from './place-order.ts';
import { readQuote } from './read-quote.ts';

type DemoOrder = DemoCustomer['orders'][number];

const dayMs = 24 * 60 * 60 * 1000;
const methods = { CARD: 'CARD', WALLET: 'WALLET', CASH: 'CASH_ON_DELIVERY', LATER: 'PAY_LATER' } as const;
/** After how many days what was paid for was where. */
const journey: readonly [OrderVerb, number][] = [
  ['confirm', 1],
  ['ship', 5],
  ['deliver', 7],
];

/** What the people of a shop that is tried out have bought before: placed as orders are, on days that have passed. */
export async function seedOrders(ctx: Context): Promise<void> {
  for (const customer of readDemoCustomers()) {
    const standing = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('customerId', '=', customer.id)
      .executeTakeFirst();
    if (standing !== undefined) continue;
    for (const order of customer.orders.filter(({ kind }) => kind === 'ORDER')) {
      try {
        await seedOrder(ctx, customer, order);
      } catch (error) {
        // A shop without a gateway, or with empty shelves, has a shorter history; and another process may be as far.
        if (!(error instanceof Refusal || error instanceof OrderStays)) throw error;
        ctx.log('warn', 'An order of a demo customer was not made.', { order: order.id, why: error.name });
      }
    }
  }
}

async function seedOrder(ctx: Context, customer: DemoCustomer, order: DemoOrder): Promise<void> {
  const placedAt = ctx.now().getTime() - order.placedDaysAgo * dayMs;
  const onDay = (days: number): Context => ({ ...ctx, now: () => new Date(placedAt + days * dayMs) });
  const placed = await place(onDay(0), customer, order);
  await settle(onDay(0), placed, order.paymentState);
  // The catalogue's files count what stands there today: what was bought before is not among it.
  await sql`
    with held as (delete from stock_holds where order_id = ${placed.orderId} returning sku_code, quantity)
    update skus set available = available + held.quantity from held where code = held.sku_code`.execute(
    ctx.db,
  );
  if (order.paymentState !== 'PAID') return;
  for (const [verb, days] of journey.filter(([, days]) => days <= order.placedDaysAgo)) {
    await moveOrder(onDay(days), { orderNumber: placed.orderNumber, verb });
  }
}

async function place(
  ctx: Context,
  customer: DemoCustomer,
  { id, lines, method }: DemoOrder,
): Promise<Placed> {
  const { id: customerId, fullName, mobile, email } = customer;
  const input = {
    lines: lines.map((line) => ({ ...line, sourceType: 'item' as const })),
    // Without an address for mails: their outbox belongs to whoever tries the shop out.
    contact: { fullName, mobile },
    delivery: {
      kind: 'HOME' as const,
      address: {
        ...{ fullName, mobile, division: 'Dhaka', district: 'Dhaka', upazila: 'Dhanmondi' },
        ...{ area: 'Road 27', line: 'House 9/A' },
      },
    },
    paymentMethod: methods[method],
  };
  const asker = { now: ctx.now(), customerId, usedBy: customerId, hasGateway: ctx.gateway !== undefined };
  const { quote } = await readQuote(ctx.db, asker, input);
  const key = `demo-order-${id}`;
  const whole = { ...input, expectedTotal: quote.toPay };
  const once = onceFor(ctx, { endpoint: call, customerId, key, input: whole });
  const session = { id: customerId, email, fullName, sessionHash: '' };
  const answer = await placeOrder({
    ctx: { ...ctx, customer: session, once, idempotencyKey: key },
    input: whole,
  });
  return answer.body;
}

/** As its gateway would have answered; a bank transfer waits for whoever looks at the slip. */
async function settle(
  ctx: Context,
  { invoiceId, payable }: Placed,
  state: DemoOrder['paymentState'],
): Promise<void> {
  if (state !== 'PAID' && state !== 'FAILED' && state !== 'CANCELLED') return;
  const payment = `${invoiceId}-1`;
  await ctx.db
    .updateTable('sandboxPayments')
    .set({ outcome: state, knownAt: ctx.now() })
    .where('id', '=', payment)
    .execute();
  await settlePayment(ctx, payment, { state, amount: payable, currency: 'BDT' });
}
