import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type {
  endSession as endCall,
  endOtherSessions as endOthersCall,
  listSessions as listCall,
} from '@piri/contract/sessions';
import { type DeleteResult, sql, type Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { sessionIdleMs, sessionMaxAgeMs } from './sessions.ts';

/** The most sessions in the list. Signing out everywhere else also ends those beyond it. */
const maxSessions = 100;

export async function listSessions({
  ctx,
}: {
  ctx: Pick<RequestContext<typeof listCall>, 'db' | 'now' | 'customer'>;
}): Promise<ResponseOf<typeof listCall>> {
  const { id: customerId, sessionHash } = ctx.customer;
  const at = ctx.now().getTime();
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastUsedAt', 'tokenHash'])
    .where('customerId', '=', customerId)
    .where('lastUsedAt', '>', new Date(at - sessionIdleMs))
    .where('createdAt', '>', new Date(at - sessionMaxAgeMs))
    .orderBy(sql`token_hash = ${sessionHash}`, 'desc')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(maxSessions)
    .execute();
  return {
    sessions: rows.map(({ id, device, createdAt, lastUsedAt, tokenHash }) => ({
      ...{ id, device, isCurrent: tokenHash === sessionHash },
      ...{ signedInAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
    })),
  };
}

export async function endSession({
  ctx,
  input,
}: {
  ctx: Pick<RequestContext<typeof endCall>, 'db' | 'now' | 'caller' | 'fingerprintKey' | 'customer'>;
  input: ParsedInput<typeof endCall>['query'];
}): Promise<ResponseOf<typeof endCall>> {
  const ended = await endRecorded(ctx, (tx) =>
    tx
      .deleteFrom('sessions')
      .where('id', '=', input.id)
      .where('customerId', '=', ctx.customer.id)
      .executeTakeFirstOrThrow(),
  );
  if (ended === 0n) throw new ApiError('NOT_FOUND', 'There is no such session.');
  return {};
}

export async function endOtherSessions({
  ctx,
}: {
  ctx: Pick<RequestContext<typeof endOthersCall>, 'db' | 'now' | 'caller' | 'fingerprintKey' | 'customer'>;
}): Promise<ResponseOf<typeof endOthersCall>> {
  const { id, sessionHash } = ctx.customer;
  await endRecorded(ctx, (tx) =>
    tx
      .deleteFrom('sessions')
      .where('customerId', '=', id)
      .where('tokenHash', '!=', sessionHash)
      .executeTakeFirstOrThrow(),
  );
  return {};
}

/** Ends sessions and records how many, in one transaction. */
function endRecorded(
  ctx: Pick<RequestContext<typeof endCall>, 'db' | 'now' | 'caller' | 'fingerprintKey' | 'customer'>,
  end: (tx: Transaction<Database>) => Promise<DeleteResult>,
): Promise<bigint> {
  const { db, now, customer } = ctx;
  const work = async (tx: Transaction<Database>) => {
    const { numDeletedRows } = await end(tx);
    if (numDeletedRows > 0n) {
      const subject = numDeletedRows === 1n ? '1 session' : `${numDeletedRows} sessions`;
      const event = { customerId: customer.id, subject, source: hashEventSource(ctx) };
      await recordAuditEvent(tx, now, { action: 'SESSIONS_ENDED', ...event });
    }
    return numDeletedRows;
  };
  return runTransactionWithRetry(db, work, 'read committed');
}
