import { type Kysely, sql } from 'kysely';
import { createToken, hashToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext, SessionCustomer } from '../../runtime/context.ts';

const day = 24 * 60 * 60 * 1000;
/** The time without use after which a session ends, and the maximum age of a session. */
export const sessionIdleMs = 14 * day;
export const sessionMaxAgeMs = 30 * day;
/** The precision of `lastUsedAt`, since a write at every request would cost more than the request. */
const noteUseEachMs = 60 * 60 * 1000;

/**
 * Creates a session and returns its token, of which only the hash is stored. Returns undefined if the account was
 * deleted or its password is not the checked one any more. The lock makes this wait for a concurrent password change,
 * which would otherwise miss the new session when it ends all sessions.
 */
export async function createSession(
  db: Kysely<Database>,
  { id, passwordHash, device = '' }: { id: string; passwordHash: string; device?: string },
  now: Date,
): Promise<string | undefined> {
  const token = createToken();
  const at = sql<Date>`${now}::timestamptz`;
  const opened = await db
    .insertInto('sessions')
    .columns(['tokenHash', 'customerId', 'createdAt', 'lastUsedAt', 'device'])
    .expression((query) =>
      query
        .selectFrom('customers')
        .select(sql<string>`${hashToken(token)}`.as('tokenHash'))
        .select(['id', at.as('createdAt'), at.as('lastUsedAt'), sql<string>`${device}`.as('device')])
        .where('id', '=', id)
        .where('passwordHash', '=', passwordHash)
        .forShare(),
    )
    .returning('customerId')
    .executeTakeFirst();
  return opened && token;
}

/** Returns the customer of a session token, or undefined if the session has ended. */
export async function findSessionCustomer(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  token: string,
): Promise<SessionCustomer | undefined> {
  const at = now().getTime();
  const sessionHash = hashToken(token);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customerId')
    .select(['customers.id', 'customers.email', 'customers.fullName', 'sessions.lastUsedAt'])
    .where('tokenHash', '=', sessionHash)
    .where('lastUsedAt', '>', new Date(at - sessionIdleMs))
    .where('sessions.createdAt', '>', new Date(at - sessionMaxAgeMs))
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { lastUsedAt, ...customer } = found;
  if (lastUsedAt.getTime() < at - noteUseEachMs) {
    await db
      .updateTable('sessions')
      .set({ lastUsedAt: new Date(at) })
      .where('tokenHash', '=', sessionHash)
      .execute();
  }
  return { ...customer, sessionHash };
}

/** Deletes a session and returns the id of its customer, or undefined if there was none. */
export async function deleteSession(db: Kysely<Database>, token: string): Promise<string | undefined> {
  const closed = await db
    .deleteFrom('sessions')
    .where('tokenHash', '=', hashToken(token))
    .returning('customerId')
    .executeTakeFirst();
  return closed?.customerId;
}
