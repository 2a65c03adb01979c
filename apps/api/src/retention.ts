import { sql } from 'kysely';
import type { Context } from './context.ts';
import { inTransaction } from './db/transaction.ts';
import { forgetGuests, forgetPeople } from './modules/checkout/forget-person.ts';
import { lastStepAt } from './modules/checkout/order-events.ts';
import { overStates } from './modules/checkout/order-rules.ts';
import { sweepOrderTokens } from './modules/checkout/order-tokens.ts';
import { deviceForgottenMs } from './modules/customers/known-devices.ts';
import { idleMs, longestMs } from './modules/customers/sessions.ts';
import { sweepFiles } from './modules/files/sweep-files.ts';
import { mobileConfirmedMs } from './modules/mobiles/confirmed-mobiles.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

/** For how long the outbox tells what became of a mail. */
const mailKeptMs = 30 * day;
/** An audit looks back a year. */
const auditKeptMs = year;
/** What a transfer or a damage looked like, after its order is over: for the books of the year. */
const orderFilesKeptMs = year;
/** As long as a wooden frame is warranted. */
const guestKeptMs = 5 * year;

interface Kept {
  what: string;
  /** For how long, as `docs/security.md` says it. */
  until: string;
  sweep(ctx: Pick<Context, 'db' | 'now'>, before: (ms: number) => Date): Promise<unknown>;
}

/**
 * Everything that ends by itself, in the order in which it is swept. No reader depends on the sweep: each looks at the
 * time itself.
 */
export const retention: readonly Kept[] = [
  {
    what: 'counts of calls',
    until: 'a day at most, until they are free again',
    sweep: ({ db }, before) => db.deleteFrom('rateLimits').where('freeAt', '<=', before(0)).execute(),
  },
  {
    what: 'links to a new password or to confirm an address',
    until: 'an hour; a week',
    sweep: ({ db }, before) => db.deleteFrom('oneTimeTokens').where('expiresAt', '<=', before(0)).execute(),
  },
  {
    what: 'codes that confirm a mobile number',
    until: 'ten minutes, or until they are used',
    sweep: ({ db }, before) => db.deleteFrom('mobileCodes').where('expiresAt', '<=', before(0)).execute(),
  },
  {
    what: 'that a customer or a browser has confirmed a mobile number',
    until: '90 days',
    sweep: ({ db }, before) =>
      db.deleteFrom('confirmedMobiles').where('confirmedAt', '<=', before(mobileConfirmedMs)).execute(),
  },
  {
    what: 'permissions to upload, and uploads in parts',
    until: 'their own end, hours',
    async sweep({ db }, before) {
      await db.deleteFrom('uploadPasses').where('expiresAt', '<=', before(0)).execute();
      await db.deleteFrom('uploads').where('expiresAt', '<=', before(0)).execute();
    },
  },
  {
    what: 'answers to repeated calls',
    until: 'their own end, a day',
    sweep: ({ db }, before) => db.deleteFrom('idempotencyKeys').where('expiresAt', '<=', before(0)).execute(),
  },
  {
    what: 'sessions',
    until: '14 days after their last use, 30 days after signing in',
    sweep: ({ db }, before) =>
      db
        .deleteFrom('sessions')
        .where((where) =>
          where.or([where('lastUsedAt', '<=', before(idleMs)), where('createdAt', '<=', before(longestMs))]),
        )
        .execute(),
  },
  {
    what: 'browsers in which somebody has signed in',
    until: 'a year after their last use',
    sweep: ({ db }, before) =>
      db.deleteFrom('knownDevices').where('lastUsedAt', '<=', before(deviceForgottenMs)).execute(),
  },
  {
    what: 'mails and text messages',
    until: '30 days; what still waits to be sent stays',
    sweep: ({ db }, before) =>
      db
        .deleteFrom('mails')
        .where('createdAt', '<=', before(mailKeptMs))
        // A letter that waits may be somebody's only link to a new password.
        .where('state', 'not in', ['WAITING', 'SENDING'])
        .execute(),
  },
  {
    what: 'audit log',
    until: 'a year',
    sweep: ({ db }, before) => db.deleteFrom('auditEvents').where('at', '<=', before(auditKeptMs)).execute(),
  },
  {
    what: 'tokens that open an order without an account',
    until: '90 days after the order is over; of a look-up 30 days',
    sweep: ({ db, now }) => sweepOrderTokens(db, now()),
  },
  {
    what: 'files that no order and no profile refers to',
    until: 'a day',
    sweep: (ctx) => sweepFiles(ctx),
  },
  {
    what: 'transfer slips and photographs of returns',
    until: 'a year after the last step of an order that is over',
    sweep: ({ db }, before) =>
      sql`
        delete from files using order_files, orders
        where order_files.file_name = files.name and orders.id = order_files.order_id
        and orders.state in (${sql.join(overStates)}) and ${lastStepAt} <= ${before(orderFilesKeptMs)}`.execute(
        db,
      ),
  },
  {
    what: 'name, number and address of a guest',
    until: 'five years after the last step of an order that is over, or until the guest has them deleted',
    sweep: ({ db }, before) =>
      inTransaction(db, (tx) => forgetGuests(tx, before(guestKeptMs)), 'read committed'),
  },
  {
    what: 'name, number and address on orders of a deleted account',
    until: 'the order is over',
    sweep: ({ db }) => inTransaction(db, forgetPeople, 'read committed'),
  },
];
