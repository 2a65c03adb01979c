import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { unsubscribeEmail as call } from '@piri/contract/subscriptions';
import { sql } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { AppContext } from '../../runtime/context.ts';

export interface UnsubscribeEmailParams {
  ctx: Pick<AppContext, 'db' | 'now'>;
  input: ParsedInput<typeof call>['body'];
}

/** Unsubscribes an address. The time of the first call is kept. */
export async function unsubscribeEmail({
  ctx,
  input,
}: UnsubscribeEmailParams): Promise<ResponseOf<typeof call>> {
  const row = await ctx.db
    .updateTable('subscriptions')
    .set({ unsubscribedAt: sql<Date>`coalesce(unsubscribed_at, ${ctx.now()})` })
    .where('token', '=', input.token)
    .returning('email')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('NOT_FOUND', 'There is no subscription for this link.');
  return { email: row.email };
}
