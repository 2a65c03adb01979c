import type { signOut as call } from '@piri/contract/customer';
import type { ResponseOf } from '@piri/contract/define-endpoint';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
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
    await recordAuditEvent(tx, ctx.now, { action: 'SIGNED_OUT', customerId, source: hashEventSource(ctx) });
  };
  await runTransactionWithRetry(ctx.db, close, 'read committed');
  return {};
}
