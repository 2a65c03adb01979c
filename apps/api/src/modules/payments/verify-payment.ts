import { sql } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Logger } from '../../core/log.ts';
import type { AppContext } from '../../runtime/context.ts';
import { GatewayError } from '../../runtime/payment-gateway.ts';
import { applyGatewayStatus } from './apply-gateway-status.ts';

type Ctx = Pick<AppContext, 'db' | 'gateway' | 'log' | 'now' | 'siteUrl' | 'supportEmail'>;

/**
 * Asks the gateway about one payment and applies its verdict. The reference of a notice is passed on; the gateway
 * decides whether it belongs to this payment.
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

/** Verifies every payment of an order for which the gateway has no final verdict. */
export async function verifyOrderPayments(ctx: Ctx, orderId: string): Promise<void> {
  const open = await ctx.db
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('isFinal', '=', false)
    .where('state', '!=', 'OPENING')
    .orderBy('nth', 'desc')
    .execute();
  for (const { id } of open) await verifyPayment(ctx, id);
}

/** Verifies the payments if the gateway can be reached. Returns whether it could. */
export async function tryVerifyOrderPayments(ctx: Ctx, orderId: string): Promise<boolean> {
  try {
    await verifyOrderPayments(ctx, orderId);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.failure('The gateway did not respond.', error);
    return false;
  }
}

const maxChecks = 12;

/**
 * Verifies payments without any news, such as those whose visitor never returned or whose notice was lost. Each is
 * taken by one process, and checked after two minutes, four, eight and so on.
 */
export async function reconcileOpenPayments(ctx: Ctx): Promise<void> {
  for (let due = await claimDuePayment(ctx); due !== undefined; due = await claimDuePayment(ctx)) {
    try {
      await verifyPayment(ctx, due.id);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      ctx.log.failure('The gateway did not respond.', error);
    }
  }
}

async function claimDuePayment({ db, now }: Ctx): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    update payments set
      check_count = check_count + 1,
      next_check_at = case when check_count + 1 < ${maxChecks}
        then ${now()}::timestamptz + least(30, power(2, check_count + 2)) * interval '1 minute' end
    where id = (
      select id from payments where next_check_at <= ${now()} order by next_check_at, id limit 1 for update skip locked
    )
    returning id`.execute(db);
  return rows[0];
}

/** Converts a gateway's failure to an error for the caller. Returns any other error unchanged. */
export function logAndMapGatewayError(log: Logger, error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  log.failure('The gateway did not respond.', error);
  return new ApiError(
    'GATEWAY_DOWN',
    'The payment service isn’t responding. The order is placed; try the same request again in a moment.',
    [],
    { retryAfterSeconds: 2 },
  );
}
