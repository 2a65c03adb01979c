import type { sendEmailConfirmation as call } from '@piri/contract/customer';
import type { ResponseOf } from '@piri/contract/define-endpoint';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { enqueueEmailConfirmationMail } from './confirm-email.ts';

/** Sends the confirmation mail again, unless the address is already confirmed. */
export async function sendEmailConfirmation({
  ctx,
}: {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'siteUrl' | 'customer'>;
}): Promise<ResponseOf<typeof call>> {
  await runTransactionWithRetry(ctx.db, async (tx) => {
    const unconfirmed = await tx
      .selectFrom('customers')
      .select(['id', 'email'])
      .where('id', '=', ctx.customer.id)
      .where('emailConfirmedAt', 'is', null)
      .executeTakeFirst();
    if (unconfirmed !== undefined) await enqueueEmailConfirmationMail(ctx, tx, unconfirmed);
  });
  return {};
}
