import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { consumeToken, type RateLimit } from '../../runtime/rate-limit.ts';

const day = 24 * 60 * 60 * 1000;

/** How many one recipient gets at once, of all kinds together; over a day as many come free again, one by one. */
const bursts = {
  ANYBODY: { MAIL: 8, SMS: 5 },
  // Counted apart, so that a flood of orders in somebody's name does not keep them from a new password or their own order.
  ACCESS: { MAIL: 6, SMS: 6 },
  // Apart from both: a flood of orders or of new passwords must not keep somebody from ordering. The call allows as many.
  CODE: { MAIL: 8, SMS: 8 },
  /** Of mails that customers cause themselves, at an address that they have confirmed. */
  OWN: { MAIL: 60, SMS: 60 },
} as const;

type Ctx = Pick<AppContext, 'db' | 'now' | 'limitFactor' | 'fingerprintKey' | 'log'>;
type Counted = Pick<Selectable<Database['mails']>, 'channel' | 'budget' | 'recipient' | 'customerId'>;

/**
 * Counts what was written against the budgets of its recipients, and holds back what is too much: nobody's letter box or
 * telephone is filled by strangers, from however many addresses they come. It is done here and not where a mail is
 * written, so that who causes a mail never learns what became of it, and orders do not wait for each other's counts.
 */
export async function limitMails(ctx: Ctx): Promise<void> {
  let held = 0;
  for (;;) {
    const outcome = await ctx.db.transaction().execute((tx) => countNext(ctx, tx));
    if (outcome === 'HELD') held += 1;
    if (outcome === undefined) break;
  }
  if (held > 0) ctx.log('warn', 'Mails were held back: their recipients had been sent enough.', { held });
}

async function countNext(ctx: Ctx, tx: Transaction<Database>): Promise<'HELD' | 'COUNTED' | undefined> {
  const mail = await tx
    .selectFrom('mails')
    .select(['id', 'channel', 'budget', 'recipient', 'customerId'])
    .where('budget', 'is not', null)
    .where('state', '=', 'WAITING')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (mail === undefined) return undefined;
  const limit = await limitOf(tx, mail);
  const raised = { ...limit, burst: limit.burst * ctx.limitFactor };
  const isHeld = (await consumeToken({ ...ctx, db: tx }, raised)) > 0;
  await tx
    .updateTable('mails')
    // What was written may open something, and nobody is to read it any more.
    .set(isHeld ? { state: 'HELD', settledAt: ctx.now(), body: '' } : { budget: null })
    .where('id', '=', mail.id)
    .execute();
  return isHeld ? 'HELD' : 'COUNTED';
}

async function limitOf(tx: Kysely<Database>, mail: Counted): Promise<RateLimit> {
  const { channel, recipient } = mail;
  const named = mail.budget ?? 'ANYBODY';
  const budget = named === 'ANYBODY' && (await isOwn(tx, mail)) ? 'OWN' : named;
  return {
    name: `mails ${budget}`,
    of: `${channel} ${recipient}`,
    burst: bursts[budget][channel],
    perMs: day,
  };
}

/** Whether a customer has caused it who is known to read what arrives there. */
async function isOwn(tx: Kysely<Database>, { channel, recipient, customerId }: Counted): Promise<boolean> {
  if (channel !== 'MAIL' || customerId === null) return false;
  const owner = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('email', '=', recipient)
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst();
  return owner !== undefined;
}
