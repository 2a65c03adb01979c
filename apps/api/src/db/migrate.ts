import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as categoriesAndCurrencies from './migrations/0001-categories-and-currencies.ts';
import * as items from './migrations/0002-items.ts';
import * as itemSearch from './migrations/0003-item-search.ts';
import * as contentAndSettings from './migrations/0004-content-and-settings.ts';
import * as customers from './migrations/0005-customers.ts';
import * as couponsAndSubscriptions from './migrations/0006-coupons-and-subscriptions.ts';
import * as wishlistsAndAddresses from './migrations/0007-wishlists-and-addresses.ts';
import * as files from './migrations/0008-files.ts';
import * as ownedKeys from './migrations/0009-idempotency-keys-of-customers.ts';
import * as orders from './migrations/0010-orders.ts';
import * as sales from './migrations/0011-sales.ts';
import * as uploads from './migrations/0012-uploads.ts';
import * as slipsAndReturns from './migrations/0013-slips-and-returns.ts';
import * as vatOfOrders from './migrations/0014-vat-of-orders.ts';
import * as whatUploadsAreFor from './migrations/0015-what-uploads-are-for.ts';
import * as countedOrders from './migrations/0016-counted-orders.ts';
import * as whereOrdersComeFrom from './migrations/0017-where-orders-come-from.ts';
import * as whatStrangersMayDo from './migrations/0018-what-strangers-may-do.ts';
import * as auditLog from './migrations/0019-audit-log.ts';
import * as allFilesByAge from './migrations/0020-all-files-by-age.ts';
import * as devicesOfSessions from './migrations/0021-devices-of-sessions.ts';
import * as confirmedMobiles from './migrations/0022-confirmed-mobiles.ts';
import * as paymentsOfLookUps from './migrations/0023-payments-of-look-ups.ts';
import * as renameColumns from './migrations/0024-rename-columns.ts';
import type { Database } from './schema.ts';

/**
 * The migrations, imported by name and not read from a folder, so that the compiler checks them and no other file can
 * be picked up.
 */
const migrations: Record<string, Migration> = {
  '0001-categories-and-currencies': categoriesAndCurrencies,
  '0002-items': items,
  '0003-item-search': itemSearch,
  '0004-content-and-settings': contentAndSettings,
  '0005-customers': customers,
  '0006-coupons-and-subscriptions': couponsAndSubscriptions,
  '0007-wishlists-and-addresses': wishlistsAndAddresses,
  '0008-files': files,
  '0009-idempotency-keys-of-customers': ownedKeys,
  '0010-orders': orders,
  '0011-sales': sales,
  '0012-uploads': uploads,
  '0013-slips-and-returns': slipsAndReturns,
  '0014-vat-of-orders': vatOfOrders,
  '0015-what-uploads-are-for': whatUploadsAreFor,
  '0016-counted-orders': countedOrders,
  '0017-where-orders-come-from': whereOrdersComeFrom,
  '0018-what-strangers-may-do': whatStrangersMayDo,
  '0019-audit-log': auditLog,
  '0020-all-files-by-age': allFilesByAge,
  '0021-devices-of-sessions': devicesOfSessions,
  '0022-confirmed-mobiles': confirmedMobiles,
  '0023-payments-of-look-ups': paymentsOfLookUps,
  '0024-rename-columns': renameColumns,
};

function migrator(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/**
 * Migrates the tables to the latest version, or only up to the named migration. There are no down migrations: the next
 * migration corrects a mistake.
 */
export async function migrate(db: Kysely<Database>, last?: string): Promise<void> {
  const { error } = await (last === undefined
    ? migrator(db).migrateToLatest()
    : migrator(db).migrateTo(last));
  if (error !== undefined) throw error;
}

export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const known = await migrator(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}
