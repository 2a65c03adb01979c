import { type DemoCustomer, readDemoCustomers } from '@piri/catalogue/customers';
import { placeOrder as orderCall, type PlacedOrder } from '@piri/contract/checkout';
import type { Endpoint } from '@piri/contract/define-endpoint';
import { placeBooking as bookingCall } from '@piri/contract/sales';
import { sql } from 'kysely';
import { AdminCommandError } from '../../core/admin-command-error.ts';
import { ApiError } from '../../core/api-error.ts';
import type { AppContext } from '../../runtime/context.ts';
import { createIdempotentRunner } from '../../runtime/idempotency.ts';
import { placeBooking } from '../checkout/place-booking.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { createQuoteForOrder } from '../checkout/quote-checkout.ts';
import { type OrderTransitionName, transitionOrder } from '../fulfilment/transition-order.ts';
import { rememberConfirmedMobile } from '../mobiles/confirmed-mobiles.ts';
import { applyGatewayStatus } from '../payments/apply-gateway-status.ts';

type DemoOrder = DemoCustomer['orders'][number];

const dayMs = 24 * 60 * 60 * 1000;
const methods = { CARD: 'CARD', WALLET: 'WALLET', CASH: 'CASH_ON_DELIVERY', LATER: 'PAY_LATER' } as const;
/** The steps of a paid order, and on which day each happens. */
const journey: readonly [OrderTransitionName, number][] = [
  ['confirm', 1],
  ['ship', 5],
  ['deliver', 7],
];

const daysToEnd = 9;

/** Adds past orders of the demo customers. They are placed like any other orders, but on days in the past. */
export async function seedDemoOrders(ctx: AppContext): Promise<void> {
  for (const customer of readDemoCustomers()) {
    const existing = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('customerId', '=', customer.id)
      .executeTakeFirst();
    if (existing !== undefined) continue;
    const owner = { mobile: customer.mobile, customerId: customer.id, mobileToken: undefined };
    await rememberConfirmedMobile(ctx.db, owner, ctx.now());
    for (const order of customer.orders) {
      try {
        await seedOrder(ctx, customer, order);
      } catch (error) {
        // Skip it: there may be no gateway or no stock, or another process may have placed it already.
        if (!(error instanceof ApiError || error instanceof AdminCommandError)) throw error;
        ctx.log('warn', 'A demo customer’s order was not placed.', { order: order.id, why: error.name });
      }
    }
  }
}

async function seedOrder(ctx: AppContext, customer: DemoCustomer, order: DemoOrder): Promise<void> {
  const placedAt = ctx.now().getTime() - order.placedDaysAgo * dayMs;
  const onDay = (days: number): AppContext => ({ ...ctx, now: () => new Date(placedAt + days * dayMs) });
  const placed = await place(onDay(0), customer, order);
  await settle(onDay(0), placed, order.paymentState);
  // The catalogue's stock is today's, which past purchases do not reduce.
  await sql`
    with released as (delete from stock_reservations where order_id = ${placed.orderId} returning sku_code, quantity)
    update skus set available = available + released.quantity from released where code = released.sku_code`.execute(
    ctx.db,
  );
  const { orderNumber } = placed;
  for (const [transition, days] of order.paymentState === 'PAID' ? journey : []) {
    if (days <= order.placedDaysAgo) await transitionOrder(onDay(days), { orderNumber, transition });
  }
  if (order.ends !== undefined)
    await transitionOrder(onDay(daysToEnd), { orderNumber, transition: order.ends });
}

/** The placed order, and the amount to pay. */
type PlacedDemoOrder = PlacedOrder & { asked: number };

async function place(
  ctx: AppContext,
  customer: DemoCustomer,
  { id, kind, lines, method }: DemoOrder,
): Promise<PlacedDemoOrder> {
  const { id: customerId, fullName, mobile, email } = customer;
  const request = {
    lines: lines.map((line) => ({ ...line, sourceType: 'item' as const })),
    // Without an email address: the outbox is for the mails of the person who tries out the shop.
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
  const buyerContext = {
    now: ctx.now(),
    customerId,
    redeemedBy: customerId,
    hasGateway: ctx.gateway !== undefined,
  };
  const { quote } = await createQuoteForOrder(ctx.db, buyerContext, request);
  const key = `demo-order-${id}`;
  const input = { ...request, expectedTotal: quote.toPay };
  const session = { id: customerId, email, fullName, sessionHash: '' };
  const as = (endpoint: Endpoint) => ({
    ...{ ...ctx, customer: session, idempotencyKey: key },
    once: createIdempotentRunner(ctx, { endpoint, customerId, key, input }),
  });
  if (kind === 'BOOKING') {
    const { body } = await placeBooking({ ctx: as(bookingCall), input });
    return { ...body, asked: body.advance };
  }
  const { body } = await placeOrder({ ctx: as(orderCall), input });
  return { ...body, asked: body.payable };
}

/** Settles the payment as the gateway would. Bank transfers stay open until staff check the slip. */
async function settle(
  ctx: AppContext,
  { invoiceId, asked }: PlacedDemoOrder,
  paymentState: DemoOrder['paymentState'],
): Promise<void> {
  const state = paymentState === 'ADVANCE_PAID' ? 'PAID' : paymentState;
  if (state !== 'PAID' && state !== 'FAILED' && state !== 'CANCELLED') return;
  const payment = `${invoiceId}-1`;
  await ctx.db
    .updateTable('sandboxPayments')
    .set({ outcome: state, knownAt: ctx.now() })
    .where('id', '=', payment)
    .execute();
  await applyGatewayStatus(ctx, payment, { state, amount: asked, currency: 'BDT' });
}
