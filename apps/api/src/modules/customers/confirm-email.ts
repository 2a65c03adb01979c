import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import { recordEvent } from '../../runtime/record-event.ts';
import { enqueueMail } from '../notifications/enqueue-mail.ts';
import { addOneTimeToken, deleteOneTimeTokens, redeemOneTimeToken } from './one-time-tokens.ts';
import { confirmEmailMail } from './password-mails.ts';

export const confirmTokenMs = 7 * 24 * 60 * 60 * 1000;

/** Sends a mail with a link to confirm that the address belongs to the account. */
export async function addConfirmationMail(
  { now, siteUrl }: Pick<AppContext, 'now' | 'siteUrl'>,
  tx: Kysely<Database>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const token = await addOneTimeToken(tx, now, {
    ...{ customerId: id, purpose: 'CONFIRM_EMAIL', lastsMs: confirmTokenMs },
  });
  await enqueueMail(tx, { ...confirmEmailMail(siteUrl, token), to: email, customerId: id }, now());
}

/**
 * Confirms the address of a token and returns whether the token was valid. The other confirmation links of the customer
 * stop working.
 */
export function confirmEmail({ db, now }: Pick<AppContext, 'db' | 'now'>, token: string): Promise<boolean> {
  return inTransaction(
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
      await recordEvent(tx, now, { action: 'EMAIL_CONFIRMED', customerId });
      return true;
    },
    'read committed',
  );
}
