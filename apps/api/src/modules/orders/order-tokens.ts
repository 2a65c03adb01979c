import { endedOrderStates } from '@piri/contract/ended-order-states';
import type { OrderAccessLevel } from '@piri/contract/order';
import { type Kysely, sql } from 'kysely';
import { hashToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import { lastOrderEventAtSql } from './order-events.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a token is valid after the last event of an ended order. All returns are over by then. */
const afterEndMs = 90 * day;
/** Short, because looking an order up again is quick. */
const lookUpLifetimeMs = 30 * day;

export function addOrderToken(
  tx: Kysely<Database>,
  { token, ...row }: { token: string; orderId: string; access: OrderAccessLevel; createdAt: Date },
): Promise<unknown> {
  return tx
    .insertInto('orderTokens')
    .values({ tokenHash: hashToken(token), ...row })
    .execute();
}

/** A condition on `order_tokens`, joined with the `orders` that they give access to. */
export function getValidOrderTokenCondition(now: Date) {
  const before = (ms: number) => sql`${new Date(now.getTime() - ms)}::timestamptz`;
  return sql<boolean>`(
    (order_tokens.access = 'WHOLE' or order_tokens.created_at > ${before(lookUpLifetimeMs)})
    and (orders.state not in (${sql.join(endedOrderStates)}) or ${lastOrderEventAtSql} > ${before(afterEndMs)})
  )`;
}

export async function purgeExpiredOrderTokens(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    delete from order_tokens using orders
    where orders.id = order_tokens.order_id and not ${getValidOrderTokenCondition(now)}`.execute(db);
}
