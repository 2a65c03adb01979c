import { sql } from 'kysely';
import type { MessageState } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { MessageDeliveryError, type MessageTransport, type OutgoingMessage } from './message-transport.ts';

const minute = 60_000;
/** How long a mail belongs to the process that has leased it. Longer than sending can take. */
const leaseMs = 5 * minute;
const maxWaitMs = 6 * 60 * minute;
/** About two days, including the waits between attempts. */
const maxAttempts = 15;

type Ctx = Pick<AppContext, 'db' | 'now' | 'log'>;

interface Leased extends OutgoingMessage {
  kind: string;
  attempts: number;
}

export type Channel = 'MAIL' | 'SMS';

/**
 * Sends the mails of one channel that are due and have passed `holdExcessMessages`. No mail is sent twice: one process leases
 * it, and marks it before sending. If no response from the server follows that mark, the mail becomes `UNCERTAIN` and
 * is logged.
 */
export async function deliverMessages(
  ctx: Ctx,
  open: () => Promise<MessageTransport>,
  channel: Channel = 'MAIL',
): Promise<void> {
  await giveUpInterrupted(ctx);
  let transport: MessageTransport | undefined;
  try {
    for (let mail = await lease(ctx, channel); mail !== undefined; mail = await lease(ctx, channel)) {
      try {
        transport ??= await open();
      } catch (error) {
        await settleFailure(ctx, mail, error);
        return;
      }
      if (!(await markSending(ctx, mail))) continue;
      const failure = await transport.send(mail).then(() => undefined, passOn);
      if (failure === undefined) {
        await settle(ctx, mail, 'SENT');
        continue;
      }
      await settleFailure(ctx, mail, failure);
      // After a failure the connection may be in any state.
      transport.close();
      transport = undefined;
    }
  } finally {
    transport?.close();
  }
}

function passOn(error: unknown): unknown {
  return error;
}

/** Leases the next mail. If the process dies before the mark, the mail is free again when the lease expires. */
async function lease({ db, now }: Ctx, channel: Channel): Promise<Leased | undefined> {
  const at = now();
  return db
    .updateTable('messages')
    .set({ attempts: sql`attempts + 1`, nextAttemptAt: new Date(at.getTime() + leaseMs) })
    .where('id', '=', (query) =>
      query
        .selectFrom('messages')
        .select('id')
        .where('state', '=', 'WAITING')
        .where('budget', 'is', null)
        .where('channel', '=', channel)
        .where('nextAttemptAt', '<=', at)
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'kind',
      'recipient',
      'subject',
      'body',
      'replyTo',
      'unsubscribeUrl',
      'createdAt',
      'attempts',
    ])
    .executeTakeFirst();
}

/**
 * Marks the mail as being sent. Returns false if another process has leased it since, which changes the number of
 * attempts.
 */
async function markSending({ db }: Ctx, { id, attempts }: Leased): Promise<boolean> {
  const marked = await db
    .updateTable('messages')
    .set({ state: 'SENDING' })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .where('attempts', '=', attempts)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

async function settle({ db, now }: Ctx, { id }: Leased, state: MessageState): Promise<void> {
  await db
    .updateTable('messages')
    // The text may grant access, such as to an account. It is not needed any more, sent or not.
    .set({ state, completedAt: now(), body: '' })
    .where('id', '=', id)
    .execute();
}

async function settleFailure(ctx: Ctx, mail: Leased, error: unknown): Promise<void> {
  if (!(error instanceof MessageDeliveryError)) throw error;
  const { db, now, log } = ctx;
  const { id, kind, attempts } = mail;
  log('warn', 'A message was not sent.', { id, kind, attempts, failure: error.kind, reason: error.reason });
  if (error.kind === 'uncertain') return settle(ctx, mail, 'UNCERTAIN');
  if (error.kind === 'refused' || attempts >= maxAttempts) return settle(ctx, mail, 'REFUSED');
  const waitMs = Math.min(maxWaitMs, minute * 2 ** (attempts - 1));
  await db
    .updateTable('messages')
    .set({ state: 'WAITING', nextAttemptAt: new Date(now().getTime() + waitMs) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Marks mails as uncertain whose process died while sending. Sending them again could deliver them twice. */
async function giveUpInterrupted({ db, now, log }: Ctx): Promise<void> {
  const interrupted = await db
    .updateTable('messages')
    .set({ state: 'UNCERTAIN', completedAt: now(), body: '' })
    .where('state', '=', 'SENDING')
    .where('nextAttemptAt', '<=', now())
    .returning(['id', 'kind'])
    .execute();
  for (const { id, kind } of interrupted) {
    log('warn', 'A message was not sent.', { id, kind, failure: 'uncertain', reason: 'its sender died' });
  }
}
