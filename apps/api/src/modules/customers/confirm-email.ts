import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashOf, newToken } from '../../secrets.ts';
import { recordEvent } from '../audit-log/record-event.ts';
import { addMail } from '../mail/add-mail.ts';
import { confirmEmailMail } from './mails.ts';

const tokenLivesMs = 7 * 24 * 60 * 60 * 1000;

/** Mails the link by which the owner of an address confirms that an account is theirs. */
export async function addConfirmationMail(
  { now, siteUrl }: Pick<Context, 'now' | 'siteUrl'>,
  tx: Kysely<Database>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + tokenLivesMs);
  await tx
    .insertInto('oneTimeTokens')
    .values({ tokenHash: hashOf(token), customerId: id, purpose: 'CONFIRM_EMAIL', expiresAt })
    .execute();
  await addMail(tx, { ...confirmEmailMail(siteUrl, token), to: email, customerId: id }, now());
}

/** Whether the token was good. An address that is confirmed needs no other links, so they end. */
export function confirmEmail({ db, now }: Pick<Context, 'db' | 'now'>, token: string): Promise<boolean> {
  return inTransaction(
    db,
    async (tx) => {
      const spent = await tx
        .deleteFrom('oneTimeTokens')
        .where('tokenHash', '=', hashOf(token))
        .where('purpose', '=', 'CONFIRM_EMAIL')
        .where('expiresAt', '>', now())
        .returning('customerId')
        .executeTakeFirst();
      if (spent === undefined) return false;
      await tx
        .updateTable('customers')
        .set({ emailConfirmedAt: now() })
        .where('id', '=', spent.customerId)
        .where('emailConfirmedAt', 'is', null)
        .execute();
      await tx
        .deleteFrom('oneTimeTokens')
        .where('customerId', '=', spent.customerId)
        .where('purpose', '=', 'CONFIRM_EMAIL')
        .execute();
      await recordEvent(tx, now, { action: 'EMAIL_CONFIRMED', customerId: spent.customerId });
      return true;
    },
    'read committed',
  );
}
