import { getLineTitle } from '@piri/contract/line-item';
import type { OrderAccessLevel } from '@piri/contract/order';
import type { OrderLine } from '@piri/contract/quote';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import type { GatewayPaymentRequest } from '../../runtime/payment-gateway.ts';
import { logAndMapGatewayError } from './verify-payment.ts';

/**
 * Registers the latest payment with this access at the gateway, and returns the address of the gateway's page;
 * undefined if nothing is to be paid there now. Repeated calls return the same address.
 */
export async function startPayment(
  { db, gateway, log }: Pick<AppContext, 'db' | 'gateway' | 'log'>,
  orderId: string,
  access: OrderAccessLevel,
): Promise<string | undefined> {
  const payment = await latestPayment(db, orderId, access);
  if (payment === undefined) return undefined;
  if (payment.state === 'OPEN') return payment.redirectUrl ?? undefined;
  if (payment.state !== 'OPENING' || gateway === undefined) return undefined;
  const attempt = await buildPaymentRequest(db, payment);
  const { redirectUrl, reference } = await gateway.init(attempt).catch((error: unknown) => {
    throw logAndMapGatewayError(log, error);
  });
  const opened = await db
    .updateTable('payments')
    .set({ state: 'OPEN', redirectUrl, reference: reference ?? null })
    .where('id', '=', payment.id)
    .where('state', '=', 'OPENING')
    .returning('redirectUrl')
    .executeTakeFirst();
  // If two identical requests race, both get the page of the first.
  return opened?.redirectUrl ?? (await latestPayment(db, orderId, access))?.redirectUrl ?? undefined;
}

function latestPayment(db: Kysely<Database>, orderId: string, access: OrderAccessLevel) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('access', '=', access)
    .orderBy('nth', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type Payment = NonNullable<Awaited<ReturnType<typeof latestPayment>>>;

async function buildPaymentRequest(
  db: Kysely<Database>,
  { id, orderId, amount, method }: Payment,
): Promise<GatewayPaymentRequest> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('orderLines')
    .select('line')
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  const { fullName, mobile, email } = order;
  const { address, outlet } = order.delivery;
  const sold: OrderLine[] = lines.map(({ line }) => line);
  return {
    ...{ id, amount, method, months: method === 'CARD' ? order.instalments?.months : undefined },
    contact: { fullName, mobile, email },
    address: address === undefined ? (outlet?.name ?? '') : `${address.line}, ${address.area}`,
    city: address?.district ?? outlet?.name ?? '',
    goods: sold.map((line) => `${line.quantity} ${getLineTitle(line)}`).join(', '),
    itemCount: sold.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
