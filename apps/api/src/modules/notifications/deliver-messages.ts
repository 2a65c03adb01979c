import { sql } from 'kysely';
import type { MessageState } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { DeliveryError, type MessageTransport, type OutgoingMessage } from './message-transport.ts';

const minute = 60_000;
/** For how long a mail belongs to the process that took it up. Longer than handing it over can take. */
const leaseMs = 5 * minute;
const longestWaitMs = 6 * 60 * minute;
/** With the waits between them, about two days. */
const mostAttempts = 15;

type Ctx = Pick<AppContext, 'db' | 'now' | 'log'>;

interface Leased extends OutgoingMessage {
  kind: string;
  attempts: number;
}

export type Channel = 'MAIL' | 'SMS';

/**
 * Sends what is due on one channel and has been counted (`limitMails`). No mail goes out twice: it is taken up by one
 * process, and marked before the first word of it is said. Whatever happens after that mark without an answer of the
 * server leaves it `UNCERTAIN`, and in the log.
 */
export async function deliverMessages(
  ctx: Ctx,
  open: () => Promise<MessageTransport>,
  channel: Channel = 'MAIL',
): Promise<void> {
  await giveUpInterrupted(ctx);
  let courier: MessageTransport | undefined;
  try {
    for (let mail = await lease(ctx, channel); mail !== undefined; mail = await lease(ctx, channel)) {
      try {
        courier ??= await open();
      } catch (error) {
        await settleFailure(ctx, mail, error);
        return;
      }
      if (!(await markSending(ctx, mail))) continue;
      const failure = await courier.send(mail).then(() => undefined, passOn);
      if (failure === undefined) {
        await settle(ctx, mail, 'SENT');
        continue;
      }
      await settleFailure(ctx, mail, failure);
      // After a failure the connection may be in any state.
      courier.close();
      courier = undefined;
    }
  } finally {
    courier?.close();
  }
}

function passOn(error: unknown): unknown {
  return error;
}

/** Takes up the next one. Whoever dies before the mark gives it back when the lease is over. */
async function lease({ db, now }: Ctx, channel: Channel): Promise<Leased | undefined> {
  const at = now();
  return db
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1`, nextAttemptAt: new Date(at.getTime() + leaseMs) })
    .where('id', '=', (query) =>
      query
        .selectFrom('mails')
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

/** The number of the attempt tells whether it is still this process's: another one may have taken it up since. */
async function markSending({ db }: Ctx, { id, attempts }: Leased): Promise<boolean> {
  const marked = await db
    .updateTable('mails')
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
    .updateTable('mails')
    // What was written may open something, such as an account. Nobody needs it any more, sent or not.
    .set({ state, settledAt: now(), body: '' })
    .where('id', '=', id)
    .execute();
}

async function settleFailure(ctx: Ctx, mail: Leased, error: unknown): Promise<void> {
  if (!(error instanceof DeliveryError)) throw error;
  const { db, now, log } = ctx;
  const { id, kind, attempts } = mail;
  log('warn', 'A mail was not sent.', { id, kind, attempts, failure: error.kind, reason: error.reason });
  if (error.kind === 'uncertain') return settle(ctx, mail, 'UNCERTAIN');
  if (error.kind === 'refused' || attempts >= mostAttempts) return settle(ctx, mail, 'REFUSED');
  const waitMs = Math.min(longestWaitMs, minute * 2 ** (attempts - 1));
  await db
    .updateTable('mails')
    .set({ state: 'WAITING', nextAttemptAt: new Date(now().getTime() + waitMs) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Their sender has died in the middle. To send them again could be the second time. */
async function giveUpInterrupted({ db, now, log }: Ctx): Promise<void> {
  const interrupted = await db
    .updateTable('mails')
    .set({ state: 'UNCERTAIN', settledAt: now(), body: '' })
    .where('state', '=', 'SENDING')
    .where('nextAttemptAt', '<=', now())
    .returning(['id', 'kind'])
    .execute();
  for (const { id, kind } of interrupted) {
    log('warn', 'A mail was not sent.', { id, kind, failure: 'uncertain', reason: 'its sender died' });
  }
}
