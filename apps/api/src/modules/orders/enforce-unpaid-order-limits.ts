import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import { createHmacHex } from '../../core/ids-and-tokens.ts';
import type { Database, OrderedSku } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';

/** How much may be reserved at once without payment. */
interface Limit {
  orders: number;
  units: number;
  /** In taka. */
  value: number;
}

/**
 * Limits by mobile number and by account: the furniture of a house or two, or of one room if the number is unconfirmed.
 */
const byBuyer = {
  max: { orders: 5, units: 60, value: 1_500_000 },
  unconfirmed: { orders: 1, units: 20, value: 300_000 },
};
/** Higher, because a mobile network shares one address among many customers. */
const byAddress = { max: times(4, byBuyer.max), unconfirmed: times(4, byBuyer.unconfirmed) };

export interface Buyer {
  mobile: string;
  buyerKey: string;
  /** The result of `hashClientIp`. */
  clientIpHash: string | undefined;
}

/** The order that is being placed. */
interface UnpaidOrder extends Buyer {
  units: number;
  /** In taka. */
  value: number;
}

/** Returns how many units an order takes out of stock. */
export function countStockUnits(lines: readonly { skus: readonly OrderedSku[] }[]): number {
  return lines
    .flatMap((line) => line.skus)
    .filter(({ madeToOrder }) => !madeToOrder)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns a hash of the client IP that an order came from, keyed by the shop's key. */
export function hashClientIp({
  fingerprintKey,
  caller,
}: Pick<AppContext, 'fingerprintKey'> & { caller?: { address: string } }): string | undefined {
  return caller && createHmacHex(fingerprintKey, JSON.stringify(['order from', caller.address]));
}

/** Serialises concurrent orders of one number or address. Call it after locking the row of the buyer's order count. */
export async function lockBuyer(tx: Transaction<Database>, { mobile, clientIpHash }: Buyer): Promise<void> {
  for (const lock of [
    `mobile ${mobile}`,
    ...(clientIpHash === undefined ? [] : [`address ${clientIpHash}`]),
  ]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  }
}

/**
 * Refuses an order that would reserve too much without payment. Call it in the transaction that places the order or
 * retries its payment, after `lockBuyer`. Returns whether it would reserve more than an unconfirmed mobile number may.
 */
export async function enforceUnpaidOrderLimits(
  tx: Transaction<Database>,
  { limitFactor }: Pick<AppContext, 'limitFactor'>,
  { mobile, buyerKey, clientIpHash, units, value }: UnpaidOrder,
): Promise<{ isRisk: boolean }> {
  const owners: [column: 'mobile' | 'buyerKey' | 'clientIpHash', of: string, limits: typeof byBuyer][] = [
    ['mobile', mobile, byBuyer],
    ['buyerKey', buyerKey, byBuyer],
    ...(clientIpHash === undefined
      ? []
      : [['clientIpHash', clientIpHash, byAddress] satisfies (typeof owners)[number]]),
  ];
  let isRisk = false;
  for (const [column, of, { max, unconfirmed }] of owners) {
    const unpaid = await countUnpaid(tx, column, of);
    const total = { orders: unpaid.orders + 1, units: unpaid.units + units, value: unpaid.value + value };
    if (exceeds(total, times(limitFactor, unconfirmed))) isRisk = true;
    if (exceeds(total, times(limitFactor, max))) {
      throw new ApiError(
        'TOO_MANY',
        'Too many unpaid orders. Pay for or cancel one first, or order by phone.',
      );
    }
  }
  return { isRisk };
}

function times(factor: number, { orders, units, value }: Limit): Limit {
  return { orders: orders * factor, units: units * factor, value: value * factor };
}

function exceeds(unpaid: Limit, limit: Limit): boolean {
  return unpaid.orders > limit.orders || unpaid.units > limit.units || unpaid.value > limit.value;
}

async function countUnpaid(
  tx: Transaction<Database>,
  column: 'mobile' | 'buyerKey' | 'clientIpHash',
  of: string,
): Promise<{ orders: number; units: number; value: number }> {
  const unpaid = tx
    .selectFrom('orders')
    .where(column, '=', of)
    .where('state', '=', 'PLACED')
    .where('paid', '=', 0)
    .where('hasReservation', '=', true);
  const { orders, value } = await unpaid
    .select(({ fn }) => [
      sql<number>`count(*)::integer`.as('orders'),
      fn.coalesce(fn.sum<number>('toPay'), sql<number>`0`).as('value'),
    ])
    .executeTakeFirstOrThrow();
  const { units } = await unpaid
    .innerJoin('stockReservations', 'stockReservations.orderId', 'orders.id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('quantity'), sql<number>`0`).as('units'))
    .executeTakeFirstOrThrow();
  return { orders, units: Number(units), value: Number(value) };
}
