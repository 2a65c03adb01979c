import type { deleteCustomer as call } from '@piri/contract/customer';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { anonymiseCustomerOrders } from '../orders/anonymise-orders.ts';
import {
  assertPasswordMatches,
  createWrongPasswordError,
  runAndRecordWrongPassword,
} from './assert-password-matches.ts';

export interface DeleteCustomerParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'caller' | 'fingerprintKey' | 'customer'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Deletes the customer's account. Foreign keys delete or detach the customer's rows in other tables. Rows that refer
 * only to the email address are deleted if it was confirmed; otherwise it may belong to someone else.
 */
export function deleteCustomer({ ctx, input }: DeleteCustomerParams): Promise<ResponseOf<typeof call>> {
  const event = { customerId: ctx.customer.id, subject: 'deletion of the account' };
  return runAndRecordWrongPassword(ctx, event, () => deleteChecked({ ctx, input }));
}

async function deleteChecked({ ctx, input }: DeleteCustomerParams): Promise<ResponseOf<typeof call>> {
  const { id, email } = ctx.customer;
  const passwordHash = await assertPasswordMatches(ctx.db, id, input.password, 'password');
  await runTransactionWithRetry(ctx.db, async (tx) => {
    await anonymiseCustomerOrders(tx, id);
    const deleted = await tx
      .deleteFrom('customers')
      .where('id', '=', id)
      .where('passwordHash', '=', passwordHash)
      .returning('emailConfirmedAt')
      .executeTakeFirst();
    if (deleted === undefined) throw createWrongPasswordError('password');
    await recordAuditEvent(tx, ctx.now, { action: 'ACCOUNT_DELETED', source: hashEventSource(ctx) });
    if (deleted.emailConfirmedAt !== null) {
      await tx.deleteFrom('subscriptions').where('email', '=', email).execute();
      await tx.deleteFrom('messages').where('recipient', '=', email).execute();
    }
  });
  return {};
}
