import type { Kysely } from 'kysely';
import { createToken, hashToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';

/** With its prefix browsers take it from nobody but this host, over https. */
export function deviceCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-device' : 'device';
}

export const deviceForgottenMs = 365 * 24 * 60 * 60 * 1000;

type Ctx = Pick<AppContext, 'db' | 'now' | 'siteUrl'>;

/**
 * Remembers that somebody has signed in to this account in this browser, and returns the cookie that says so from then
 * on. It signs nobody in: it only has tries of its own (`limitSignIn`). A token that nobody was given is not taken up.
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
  return `${deviceCookieName(siteUrl)}=${token}; Path=/; Max-Age=${deviceForgottenMs / 1000}; HttpOnly; SameSite=Lax${secure}`;
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

/** The ids of those accounts that somebody has signed in to in the browser that has this token. */
export async function accountsOfDevice(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  accounts: readonly { id: string }[],
  token: string | undefined,
): Promise<Set<string>> {
  if (token === undefined || accounts.length === 0) return new Set();
  const devices = await db
    .selectFrom('knownDevices')
    .select('customerId')
    .where('tokenHash', '=', hashToken(token))
    .where('lastUsedAt', '>', new Date(now().getTime() - deviceForgottenMs))
    .where(
      'customerId',
      'in',
      accounts.map(({ id }) => id),
    )
    .execute();
  return new Set(devices.map(({ customerId }) => customerId));
}
