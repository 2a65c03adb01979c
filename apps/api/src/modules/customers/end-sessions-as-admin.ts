import { AdminCommandError } from '../../core/admin-command-error.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import { recordAuditEvent } from '../../runtime/record-audit-event.ts';

export interface EndSessionsAsAdminParams {
  /** The id or email address of a customer; undefined for all customers. */
  customer?: string | undefined;
  operator: string;
}

/** Signs out one customer or all customers everywhere, such as after a theft. Returns text for a terminal. */
export async function endSessionsAsAdmin(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { customer, operator }: EndSessionsAsAdminParams,
): Promise<string> {
  return runTransactionWithRetry(
    db,
    async (tx) => {
      const account =
        customer === undefined
          ? undefined
          : await tx
              .selectFrom('customers')
              .select('id')
              .where((where) =>
                where.or([where('id', '=', customer), where('email', '=', customer.toLowerCase())]),
              )
              // Locks the row as a password change does, so that the session of a concurrent sign-in is ended too.
              .forUpdate()
              .executeTakeFirst();
      if (customer !== undefined && account === undefined) {
        throw new AdminCommandError('There is no customer with this id or email address.');
      }
      const { numDeletedRows: ended } = await tx
        .deleteFrom('sessions')
        .$if(account !== undefined, (query) => query.where('customerId', '=', account?.id ?? ''))
        .executeTakeFirstOrThrow();
      const subject = account === undefined ? 'end-sessions of all customers' : 'end-sessions';
      await recordAuditEvent(tx, now, {
        action: 'OPERATOR_ACTED',
        customerId: account?.id,
        operator,
        subject,
      });
      return ended === 1n ? '1 session ended.' : `${ended} sessions ended.`;
    },
    'read committed',
  );
}
