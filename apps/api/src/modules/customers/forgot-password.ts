import type { forgotPassword as call } from '@piri/contract/customer';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { createId } from '../../core/ids-and-tokens.ts';
import type { AppContext } from '../../runtime/context.ts';

/**
 * Stores a request for a new password and does nothing else. `sendPasswordResetMails` looks up the customer later, so
 * neither the response nor its timing reveals whether the account exists.
 */
export async function forgotPassword({
  ctx,
  input,
}: {
  ctx: Pick<AppContext, 'db' | 'now'>;
  input: ParsedInput<typeof call>['body'];
}): Promise<ResponseOf<typeof call>> {
  const { userName } = input;
  await ctx.db
    .insertInto('passwordRequests')
    .values({ id: createId(), userName, createdAt: ctx.now() })
    .execute();
  return {};
}
