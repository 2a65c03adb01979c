import type { Context } from './context.ts';
import { forgetPeople } from './modules/checkout/forget-person.ts';
import { sweepOrderTokens } from './modules/checkout/order-tokens.ts';
import { deviceForgottenMs } from './modules/customers/known-devices.ts';
import { idleMs, longestMs } from './modules/customers/sessions.ts';
import { sweepFiles } from './modules/files/sweep-files.ts';

/** An audit looks back a year. */
const auditKeptMs = 365 * 24 * 60 * 60 * 1000;
/** For how long the outbox tells what became of a mail. */
const mailKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Throws away what has served its time. Nothing depends on it: every reader looks at the time itself. */
export async function sweep(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { db, now } = ctx;
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  await db.deleteFrom('rateLimits').where('freeAt', '<=', at).execute();
  await db.deleteFrom('oneTimeTokens').where('expiresAt', '<=', at).execute();
  await db.deleteFrom('uploadPasses').where('expiresAt', '<=', at).execute();
  await db.deleteFrom('uploads').where('expiresAt', '<=', at).execute();
  await db.deleteFrom('idempotencyKeys').where('expiresAt', '<=', at).execute();
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('lastUsedAt', '<=', before(idleMs)), where('createdAt', '<=', before(longestMs))]),
    )
    .execute();
  await db.deleteFrom('knownDevices').where('lastUsedAt', '<=', before(deviceForgottenMs)).execute();
  await db
    .deleteFrom('mails')
    .where('createdAt', '<=', before(mailKeptMs))
    // A letter that waits may be somebody's only link to a new password.
    .where('state', 'not in', ['WAITING', 'SENDING'])
    .execute();
  await db.deleteFrom('auditEvents').where('at', '<=', before(auditKeptMs)).execute();
  await sweepOrderTokens(db, at);
  await sweepFiles(ctx);
  await forgetPeople(db);
}
