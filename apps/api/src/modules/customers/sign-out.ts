import type { signOut as call } from '@piri/contract/customer';
import type { ResponseOf } from '@piri/contract/endpoint';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { getEventSource, recordEvent } from '../../runtime/record-event.ts';
import { deleteSession } from './sessions.ts';

/** Ends the session. An unknown token succeeds too, since the caller ends up signed out in any case. */
export async function signOut({
  ctx,
}: {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'caller' | 'fingerprintKey'>;
}): Promise<ResponseOf<typeof call>> {
  const { token } = ctx.caller;
  if (token === undefined) return {};
  const close = async (tx: Transaction<Database>) => {
    const customerId = await deleteSession(tx, token);
    if (customerId === undefined) return;
    await recordEvent(tx, ctx.now, { action: 'SIGNED_OUT', customerId, source: getEventSource(ctx) });
  };
  await inTransaction(ctx.db, close, 'read committed');
  return {};
}
