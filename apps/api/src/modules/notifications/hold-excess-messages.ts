import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { consumeRateLimitOrGetWaitMs, type RateLimit } from '../../runtime/rate-limit.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * How many messages one recipient gets at once, of all kinds of a budget together. Over a day the same number becomes
 * available again, one by one.
 */
const bursts = {
  ANYBODY: { MAIL: 8, SMS: 5 },
  // Separate, so that a flood of orders in somebody's name does not block a password reset or their own order.
  ACCESS: { MAIL: 6, SMS: 6 },
  // Separate from both, so that such floods do not block ordering. `sendMobileCode` allows the same number.
  CODE: { MAIL: 8, SMS: 8 },
  /** Mails that customers cause themselves, to an address that they have confirmed. */
  OWN: { MAIL: 60, SMS: 60 },
} as const;

type Ctx = Pick<AppContext, 'db' | 'now' | 'limitFactor' | 'fingerprintKey' | 'log'>;
type Counted = Pick<Selectable<Database['messages']>, 'channel' | 'budget' | 'recipient' | 'customerId'>;

/**
 * Counts new messages against the budgets of their recipients and holds back the excess, so that strangers cannot flood
 * a mailbox or a telephone, from however many addresses. This happens here instead of in `enqueueMail`, so that the
 * sender does not learn the outcome and orders do not wait for each other's counts.
 */
export async function holdExcessMessages(ctx: Ctx): Promise<void> {
  let heldCount = 0;
  for (;;) {
    const outcome = await ctx.db.transaction().execute((tx) => countNext(ctx, tx));
    if (outcome === 'HELD') heldCount += 1;
    if (outcome === undefined) break;
  }
  if (heldCount > 0)
    ctx.log('warn', 'Messages were held back: their recipients had been sent too many.', { held: heldCount });
}

async function countNext(ctx: Ctx, tx: Transaction<Database>): Promise<'HELD' | 'COUNTED' | undefined> {
  const mail = await tx
    .selectFrom('messages')
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
  const limit = await getMailLimit(tx, mail);
  const raised = { ...limit, burst: limit.burst * ctx.limitFactor };
  const isHeld = (await consumeRateLimitOrGetWaitMs({ ...ctx, db: tx }, raised)) > 0;
  await tx
    .updateTable('messages')
    // The text may grant access, and must not be read any more.
    .set(isHeld ? { state: 'HELD', completedAt: ctx.now(), body: '' } : { budget: null })
    .where('id', '=', mail.id)
    .execute();
  return isHeld ? 'HELD' : 'COUNTED';
}

async function getMailLimit(tx: Kysely<Database>, mail: Counted): Promise<RateLimit> {
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

/** Whether the mail was caused by a customer who has confirmed this address. */
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
