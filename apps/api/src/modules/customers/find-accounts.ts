import { normalizeMobile } from '@piri/contract/mobile';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The most accounts that can sign in with a shared mobile number. Newer accounts must use their email address. */
const maxAccountsOfNumber = 5;

/** Returns the normalised user name, by which rate limits count it. */
export function normalizeUserName(userName: string): string {
  return normalizeMobile(userName) ?? userName.toLowerCase();
}

/** Finds the accounts of a user name: one by its email address, or several by a mobile number. */
export function findAccounts(db: Kysely<Database>, userName: string) {
  const mobile = normalizeMobile(userName);
  return db
    .selectFrom('customers')
    .select(['id', 'email', 'passwordHash'])
    .where((where) =>
      mobile === undefined ? where('email', '=', userName.toLowerCase()) : where('mobile', '=', mobile),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .limit(maxAccountsOfNumber)
    .execute();
}
