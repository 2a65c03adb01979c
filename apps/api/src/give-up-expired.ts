import { confirmTokenMs } from './modules/customers/confirm-email.ts';
import { resetTokenMs } from './modules/customers/send-password-reset-mails.ts';
import { validMinutes } from './modules/mobiles/send-mobile-code.ts';
import type { AppContext } from './runtime/context.ts';

/** For how long the link or code of a mail works, by its kind. */
const lifetimes: Readonly<Record<string, number>> = {
  'reset-password': resetTokenMs,
  'confirm-email': confirmTokenMs,
  'mobile-code': validMinutes * 60_000,
};

/** Gives up mails that still wait when their link or code has ended, and empties them. */
export async function giveUpExpired({ db, now, log }: Pick<AppContext, 'db' | 'now' | 'log'>): Promise<void> {
  for (const [kind, lifetime] of Object.entries(lifetimes)) {
    const expired = await db
      .updateTable('mails')
      .set({ state: 'REFUSED', settledAt: now(), body: '' })
      .where('state', '=', 'WAITING')
      .where('kind', '=', kind)
      .where('createdAt', '<=', new Date(now().getTime() - lifetime))
      .returning('id')
      .execute();
    for (const { id } of expired) {
      log('warn', 'A mail was not sent.', {
        id,
        kind,
        failure: 'expired',
        reason: 'its link or code has ended',
      });
    }
  }
}
