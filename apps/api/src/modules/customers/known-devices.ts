import type { Kysely } from 'kysely';
import { createToken, hashToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';

/**
 * Returns the name of the device cookie. With the `__Host-` prefix, browsers accept it only from this host over https.
 */
export function getDeviceCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-device' : 'device';
}

export const knownDeviceLifetimeMs = 365 * 24 * 60 * 60 * 1000;

type Ctx = Pick<AppContext, 'db' | 'now' | 'siteUrl'>;

/**
 * Stores that a user has signed in to this account in this browser, and returns the device cookie. The cookie does not
 * sign anyone in: it only gives the browser attempts of its own (see `enforceSignInRateLimits`). A token that the shop did not
 * issue is replaced.
 */
export async function rememberDevice(
  { db, now, siteUrl }: Ctx,
  customerId: string,
  presented: string | undefined,
): Promise<string> {
  const isOurs = presented !== undefined && (await isKnown(db, presented));
  const token = isOurs ? presented : createToken();
  await db
    .insertInto('knownDevices')
    .values({ tokenHash: hashToken(token), customerId, lastUsedAt: now() })
    .onConflict((conflict) =>
      conflict.columns(['tokenHash', 'customerId']).doUpdateSet({ lastUsedAt: now() }),
    )
    .execute();
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${getDeviceCookieName(siteUrl)}=${token}; Path=/; Max-Age=${knownDeviceLifetimeMs / 1000}; HttpOnly; SameSite=Lax${secure}`;
}

async function isKnown(db: Kysely<Database>, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('tokenHash')
    .where('tokenHash', '=', hashToken(token))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of the accounts that have signed in with this device token. */
export async function readKnownDeviceAccountIds(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  accounts: readonly { id: string }[],
  token: string | undefined,
): Promise<Set<string>> {
  if (token === undefined || accounts.length === 0) return new Set();
  const devices = await db
    .selectFrom('knownDevices')
    .select('customerId')
    .where('tokenHash', '=', hashToken(token))
    .where('lastUsedAt', '>', new Date(now().getTime() - knownDeviceLifetimeMs))
    .where(
      'customerId',
      'in',
      accounts.map(({ id }) => id),
    )
    .execute();
  return new Set(devices.map(({ customerId }) => customerId));
}
