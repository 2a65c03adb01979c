import { runTransactionWithRetry } from './db/transaction.ts';
import { knownDeviceLifetimeMs } from './modules/customers/known-devices.ts';
import { sessionIdleMs, sessionMaxAgeMs } from './modules/customers/sessions.ts';
import { purgeFilesOfEndedOrders, purgeUnattachedFiles } from './modules/files/purge-unattached-files.ts';
import { mobileConfirmationLifetimeMs } from './modules/mobiles/confirmed-mobiles.ts';
import { anonymiseMarkedClosedOrders, deleteGuestContacts } from './modules/orders/anonymise-orders.ts';
import { purgeExpiredOrderTokens } from './modules/orders/order-tokens.ts';
import type { AppContext } from './runtime/context.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

/** How long a mail and its delivery status are kept. */
const mailRetentionMs = 30 * day;
/** The audit log covers one year. */
const auditRetentionMs = year;
/** Covers the shop's annual accounts. */
const orderFilesRetentionMs = year;
/** Covers the warranty of a wooden frame. */
const guestRetentionMs = 5 * year;

interface RetentionRule {
  what: string;
  /** The retention period, worded as in `docs/security.md`. */
  until: string;
  purge(ctx: Pick<AppContext, 'db' | 'now'>, before: (ms: number) => Date): Promise<unknown>;
}

/**
 * All data that is deleted after a time, in the order of deletion. No reader depends on the purge: each compares the
 * time itself.
 */
export const retentionRules: readonly RetentionRule[] = [
  {
    what: 'counts of calls',
    until: 'a day at most, until they are free again',
    purge: ({ db }, before) => db.deleteFrom('rateLimits').where('freeAt', '<=', before(0)).execute(),
  },
  {
    what: 'links to a new password or to confirm an address',
    until: 'an hour; a week',
    purge: ({ db }, before) => db.deleteFrom('oneTimeTokens').where('expiresAt', '<=', before(0)).execute(),
  },
  {
    what: 'codes that confirm a mobile number',
    until: 'ten minutes, or until they are used',
    purge: ({ db }, before) => db.deleteFrom('mobileCodes').where('expiresAt', '<=', before(0)).execute(),
  },
  {
    what: 'that a customer or a browser has confirmed a mobile number',
    until: '90 days',
    purge: ({ db }, before) =>
      db
        .deleteFrom('confirmedMobiles')
        .where('confirmedAt', '<=', before(mobileConfirmationLifetimeMs))
        .execute(),
  },
  {
    what: 'permissions to upload, and uploads in parts',
    until: 'their own end, hours',
    async purge({ db }, before) {
      await db.deleteFrom('uploadPasses').where('expiresAt', '<=', before(0)).execute();
      await db.deleteFrom('uploads').where('expiresAt', '<=', before(0)).execute();
    },
  },
  {
    what: 'answers to repeated calls',
    until: '48 hours; of orders and bookings for good: they name the order and nothing personal',
    purge: ({ db }, before) => db.deleteFrom('idempotencyKeys').where('expiresAt', '<=', before(0)).execute(),
  },
  {
    what: 'sessions',
    until: '14 days after their last use, 30 days after signing in',
    purge: ({ db }, before) =>
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
    what: 'browsers in which someone has signed in',
    until: 'a year after their last use',
    purge: ({ db }, before) =>
      db.deleteFrom('knownDevices').where('lastUsedAt', '<=', before(knownDeviceLifetimeMs)).execute(),
  },
  {
    what: 'mails and text messages',
    until: '30 days, their text until they are sent or given up; what still waits to be sent stays',
    purge: ({ db }, before) =>
      db
        .deleteFrom('messages')
        .where('createdAt', '<=', before(mailRetentionMs))
        // A waiting mail may hold a user's only link to a new password.
        .where('state', 'not in', ['WAITING', 'SENDING'])
        .execute(),
  },
  {
    what: 'audit log',
    until: 'a year',
    purge: ({ db }, before) =>
      db.deleteFrom('auditEvents').where('at', '<=', before(auditRetentionMs)).execute(),
  },
  {
    what: 'tokens that open an order without an account',
    until: '90 days after the order is over; of a look-up 30 days',
    purge: ({ db, now }) => purgeExpiredOrderTokens(db, now()),
  },
  {
    what: 'files that no order and no profile refers to',
    until: 'a day',
    purge: (ctx) => purgeUnattachedFiles(ctx),
  },
  {
    what: 'transfer slips and photos of returns',
    until: 'a year after the last step of an order that is over',
    purge: ({ db }, before) => purgeFilesOfEndedOrders(db, before(orderFilesRetentionMs)),
  },
  {
    what: 'name, number and address of a guest',
    until: 'five years after the last step of an order that is over, or until the guest has them deleted',
    purge: ({ db }, before) =>
      runTransactionWithRetry(
        db,
        (tx) => deleteGuestContacts(tx, before(guestRetentionMs)),
        'read committed',
      ),
  },
  {
    what: 'name, number and address on orders of a deleted account',
    until: 'the order is over',
    purge: ({ db }) => runTransactionWithRetry(db, anonymiseMarkedClosedOrders, 'read committed'),
  },
];
