import { sql } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Logger } from '../../core/log.ts';
import type { AppContext } from '../../runtime/context.ts';
import { GatewayError } from '../../runtime/payment-gateway.ts';
import { applyGatewayStatus } from './apply-gateway-status.ts';

type Ctx = Pick<AppContext, 'db' | 'gateway' | 'log' | 'now' | 'siteUrl' | 'supportEmail'>;

/**
 * Asks the gateway about one payment, and does what follows from its answer. A reference that came with a notice is
 * passed on: it is the gateway's to say whether it belongs to this payment.
 */
export async function verifyPayment(ctx: Ctx, paymentId: string, reference?: string): Promise<void> {
  const { db, gateway } = ctx;
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'reference', 'state'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (payment === undefined || payment.state === 'PAID' || gateway === undefined) return;
  await applyGatewayStatus(
    ctx,
    payment.id,
    await gateway.verify({ id: payment.id, reference: reference ?? payment.reference }),
  );
}

/** The same about every payment of an order of which the gateway has not said its last word. */
export async function verifyOrderPayments(ctx: Ctx, orderId: string): Promise<void> {
  const open = await ctx.db
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('verified', '=', false)
    .where('state', '!=', 'OPENING')
    .orderBy('nth', 'desc')
    .execute();
  for (const { id } of open) await verifyPayment(ctx, id);
}

/** The same where nothing depends on it. Answers whether the gateway could be asked. */
export async function tryVerifyOrder(ctx: Ctx, orderId: string): Promise<boolean> {
  try {
    await verifyOrderPayments(ctx, orderId);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.failure('The gateway did not answer.', error);
    return false;
  }
}

const mostAsked = 12;

/**
 * Asks about payments of which nothing was heard: a visitor who never came back, a notice that was lost. Each is taken
 * up by one process, and asked about after two minutes, four, eight and so on.
 */
export async function reconcileOpenPayments(ctx: Ctx): Promise<void> {
  for (let due = await takeDue(ctx); due !== undefined; due = await takeDue(ctx)) {
    try {
      await verifyPayment(ctx, due.id);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      ctx.log.failure('The gateway did not answer.', error);
    }
  }
}

async function takeDue({ db, now }: Ctx): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    update payments set
      asked = asked + 1,
      ask_at = case when asked + 1 < ${mostAsked}
        then ${now()}::timestamptz + least(30, power(2, asked + 2)) * interval '1 minute' end
    where id = (
      select id from payments where ask_at <= ${now()} order by ask_at, id limit 1 for update skip locked
    )
    returning id`.execute(db);
  return rows[0];
}

/** How a gateway's failure is told outside; anything else stays what it is. */
export function gatewayDownError(log: Logger, error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  log.failure('The gateway did not answer.', error);
  return new ApiError(
    'GATEWAY_DOWN',
    'The payment service does not answer. The order stands; the same request may go on in a moment.',
    [],
    { retryAfterSeconds: 2 },
  );
}
