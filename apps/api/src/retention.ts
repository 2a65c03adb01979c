import { inTransaction } from './db/transaction.ts';
import { deviceForgottenMs } from './modules/customers/known-devices.ts';
import { sessionIdleMs, sessionMaxAgeMs } from './modules/customers/sessions.ts';
import { purgeUnattachedFiles, sweepFilesOfEndedOrders } from './modules/files/purge-unattached-files.ts';
import { mobileConfirmedMs } from './modules/mobiles/confirmed-mobiles.ts';
import { anonymiseClosedOrders, deleteGuestContacts } from './modules/orders/anonymise-orders.ts';
import { sweepOrderTokens } from './modules/orders/order-tokens.ts';
import type { AppContext } from './runtime/context.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

/** How long a mail and its delivery status are kept. */
const mailKeptMs = 30 * day;
/** The audit log covers one year. */
const auditKeptMs = year;
/** Covers the shop's annual accounts. */
const orderFilesKeptMs = year;
/** Covers the warranty of a wooden frame. */
const guestKeptMs = 5 * year;

interface RetentionRule {
  what: string;
  /** The retention period, worded as in `docs/security.md`. */
  until: string;
  sweep(ctx: Pick<AppContext, 'db' | 'now'>, before: (ms: number) => Date): Promise<unknown>;
}

/**
 * All data that is deleted after a time, in the order of deletion. No reader depends on the sweep: each compares the
 * time itself.
 */
export const retention: readonly RetentionRule[] = [
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
    until: '48 hours; of orders and bookings for good: they name the order and nothing personal',
    sweep: ({ db }, before) => db.deleteFrom('idempotencyKeys').where('expiresAt', '<=', before(0)).execute(),
  },
  {
    what: 'sessions',
    until: '14 days after their last use, 30 days after signing in',
    sweep: ({ db }, before) =>
      db
        .deleteFrom('sessions')
        .where((where) =>
          where.or([
            where('lastUsedAt', '<=', before(sessionIdleMs)),
            where('createdAt', '<=', before(sessionMaxAgeMs)),
          ]),
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
    until: '30 days, their text until they are sent or given up; what still waits to be sent stays',
    sweep: ({ db }, before) =>
      db
        .deleteFrom('messages')
        .where('createdAt', '<=', before(mailKeptMs))
        // A waiting mail may hold a user's only link to a new password.
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
    sweep: (ctx) => purgeUnattachedFiles(ctx),
  },
  {
    what: 'transfer slips and photographs of returns',
    until: 'a year after the last step of an order that is over',
    sweep: ({ db }, before) => sweepFilesOfEndedOrders(db, before(orderFilesKeptMs)),
  },
  {
    what: 'name, number and address of a guest',
    until: 'five years after the last step of an order that is over, or until the guest has them deleted',
    sweep: ({ db }, before) =>
      inTransaction(db, (tx) => deleteGuestContacts(tx, before(guestKeptMs)), 'read committed'),
  },
  {
    what: 'name, number and address on orders of a deleted account',
    until: 'the order is over',
    sweep: ({ db }) => inTransaction(db, anonymiseClosedOrders, 'read committed'),
  },
];
