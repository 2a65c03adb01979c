import { normalizeMobile } from '@piri/contract/mobile';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A number that more accounts share than this is no name for the youngest of them; their e-mail addresses are. */
const maxAccountsOfNumber = 5;

/** The one form of a user name, however it was typed: what its limits are counted by. */
export function normalizeUserName(userName: string): string {
  return normalizeMobile(userName) ?? userName.toLowerCase();
}

/** Whom a user name may mean: one account by its e-mail address, several by a mobile number. */
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
