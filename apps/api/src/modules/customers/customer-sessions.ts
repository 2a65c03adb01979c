import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type {
  endSession as endCall,
  endOtherSessions as endOthersCall,
  listSessions as listCall,
} from '@piri/contract/sessions';
import { sql } from 'kysely';
import type { CallContext } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { idleMs, longestMs } from './sessions.ts';

/** More than anybody looks through. Signing out everywhere else ends those beyond it, too. */
const mostShown = 100;

export async function listSessions({
  ctx,
}: {
  ctx: Pick<CallContext<typeof listCall>, 'db' | 'now' | 'customer'>;
}): Promise<ResponseOf<typeof listCall>> {
  const { id: customerId, sessionHash } = ctx.customer;
  const at = ctx.now().getTime();
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastUsedAt', 'tokenHash'])
    .where('customerId', '=', customerId)
    .where('lastUsedAt', '>', new Date(at - idleMs))
    .where('createdAt', '>', new Date(at - longestMs))
    .orderBy(sql`token_hash = ${sessionHash}`, 'desc')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(mostShown)
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
  ctx: Pick<CallContext<typeof endCall>, 'db' | 'customer'>;
  input: ParsedInput<typeof endCall>['query'];
}): Promise<ResponseOf<typeof endCall>> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('sessions')
    .where('id', '=', input.id)
    .where('customerId', '=', ctx.customer.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Refusal('NOT_FOUND', 'There is no such session.');
  return {};
}

export async function endOtherSessions({
  ctx,
}: {
  ctx: Pick<CallContext<typeof endOthersCall>, 'db' | 'customer'>;
}): Promise<ResponseOf<typeof endOthersCall>> {
  const { id, sessionHash } = ctx.customer;
  await ctx.db
    .deleteFrom('sessions')
    .where('customerId', '=', id)
    .where('tokenHash', '!=', sessionHash)
    .execute();
  return {};
}
