import type { signOut as call } from '@piri/contract/customer';
import type { ResponseOf } from '@piri/contract/endpoint';
import type { CallContext } from '../../context.ts';
import { closeSession } from './sessions.ts';

/** Good for a token that never was, too: whoever wants out is out. */
export async function signOut({
  ctx,
}: {
  ctx: Pick<CallContext<typeof call>, 'db' | 'caller'>;
}): Promise<ResponseOf<typeof call>> {
  if (ctx.caller.token !== undefined) await closeSession(ctx.db, ctx.caller.token);
  return {};
}
