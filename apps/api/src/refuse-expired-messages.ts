import { emailTokenLifetimeMs } from './modules/customers/confirm-email.ts';
import { resetTokenLifetimeMs } from './modules/customers/send-password-reset-mails.ts';
import { mobileCodeLifetimeMinutes } from './modules/mobiles/send-mobile-code.ts';
import type { AppContext } from './runtime/context.ts';

/** How long the link or code in a mail works, by the kind of mail. */
const lifetimes: Readonly<Record<string, number>> = {
  'reset-password': resetTokenLifetimeMs,
  'confirm-email': emailTokenLifetimeMs,
  'mobile-code': mobileCodeLifetimeMinutes * 60_000,
};

/** Marks waiting mails as refused if their link or code has expired, and empties their bodies. */
export async function refuseExpiredMessages({
  db,
  now,
  log,
}: Pick<AppContext, 'db' | 'now' | 'log'>): Promise<void> {
  for (const [kind, lifetime] of Object.entries(lifetimes)) {
    const expired = await db
      .updateTable('messages')
      .set({ state: 'REFUSED', completedAt: now(), body: '' })
      .where('state', '=', 'WAITING')
      .where('kind', '=', kind)
      .where('createdAt', '<=', new Date(now().getTime() - lifetime))
      .returning('id')
      .execute();
    for (const { id } of expired) {
      log('warn', 'A message was not sent.', {
        id,
        kind,
        failure: 'expired',
        reason: 'its link or code has expired',
      });
    }
  }
}
