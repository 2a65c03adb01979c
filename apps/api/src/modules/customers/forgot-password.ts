import type { forgotPassword as call } from '@piri/contract/customer';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { createId } from '../../core/ids-and-tokens.ts';
import type { AppContext } from '../../runtime/context.ts';

/**
 * Notes down who asks, and nothing else. Whether there is such a customer is looked up afterwards, by
 * `sendPasswordResetMails`: so neither the answer nor its time can tell.
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
