import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { consumeRateLimitOrGetWaitMs } from '../../runtime/rate-limit.ts';
import { recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { enqueueMail } from '../notifications/enqueue-mail.ts';
import { findAccounts } from './find-accounts.ts';
import { addOneTimeToken } from './one-time-tokens.ts';
import { buildResetPasswordMail } from './password-mails.ts';

const minute = 60_000;
export const resetTokenLifetimeMs = 60 * minute;

type Ctx = Pick<AppContext, 'db' | 'now' | 'siteUrl' | 'fingerprintKey'>;

/** Sends password mails to the customers who requested them. Each request is handled by one process. */
export async function sendPasswordResetMails(ctx: Ctx): Promise<void> {
  while (await ctx.db.transaction().execute((tx) => handleNextRequest(ctx, tx)));
}

async function handleNextRequest(ctx: Ctx, tx: Transaction<Database>): Promise<boolean> {
  const { now, siteUrl } = ctx;
  const request = await tx
    .deleteFrom('passwordRequests')
    .where('id', '=', (query) =>
      query
        .selectFrom('passwordRequests')
        .select('id')
        .orderBy('createdAt')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('userName')
    .executeTakeFirst();
  if (request === undefined) return false;

  for (const { id, email } of await findAccounts(tx, request.userName)) {
    // Skip silently. Ten requests cause one mail, so nobody can flood a customer's mailbox.
    const mailLimit = { name: 'reset mail by account', of: id, burst: 1, perMs: 5 * minute };
    if ((await consumeRateLimitOrGetWaitMs({ ...ctx, db: tx }, mailLimit)) > 0) continue;
    const purpose = 'RESET_PASSWORD';
    const token = await addOneTimeToken(tx, now, { customerId: id, purpose, lastsMs: resetTokenLifetimeMs });
    await recordAuditEvent(tx, now, { action: 'PASSWORD_LINK_SENT', customerId: id });
    await enqueueMail(tx, { ...buildResetPasswordMail(siteUrl, token), to: email, customerId: id }, now());
  }
  return true;
}
