import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import { recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { enqueueMail } from '../notifications/enqueue-mail.ts';
import { addOneTimeToken, deleteOneTimeTokens, redeemOneTimeToken } from './one-time-tokens.ts';
import { buildConfirmEmailMail } from './password-mails.ts';

export const emailTokenLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Sends a mail with a link to confirm that the address belongs to the account. */
export async function enqueueEmailConfirmationMail(
  { now, siteUrl }: Pick<AppContext, 'now' | 'siteUrl'>,
  tx: Kysely<Database>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const token = await addOneTimeToken(tx, now, {
    ...{ customerId: id, purpose: 'CONFIRM_EMAIL', lastsMs: emailTokenLifetimeMs },
  });
  await enqueueMail(tx, { ...buildConfirmEmailMail(siteUrl, token), to: email, customerId: id }, now());
}

/**
 * Confirms the address of a token and returns whether the token was valid. The other confirmation links of the customer
 * stop working.
 */
export function confirmEmail({ db, now }: Pick<AppContext, 'db' | 'now'>, token: string): Promise<boolean> {
  return runTransactionWithRetry(
    db,
    async (tx) => {
      const customerId = await redeemOneTimeToken(tx, now, { token, purpose: 'CONFIRM_EMAIL' });
      if (customerId === undefined) return false;
      await tx
        .updateTable('customers')
        .set({ emailConfirmedAt: now() })
        .where('id', '=', customerId)
        .where('emailConfirmedAt', 'is', null)
        .execute();
      await deleteOneTimeTokens(tx, { customerId, purpose: 'CONFIRM_EMAIL' });
      await recordAuditEvent(tx, now, { action: 'EMAIL_CONFIRMED', customerId });
      return true;
    },
    'read committed',
  );
}
