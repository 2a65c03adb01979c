import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { hashOf, newToken } from '../../secrets.ts';
import { findAccounts } from './find-accounts.ts';

/** With its prefix browsers take it from nobody but this host, over https. */
export function deviceCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-device' : 'device';
}

export const deviceForgottenMs = 365 * 24 * 60 * 60 * 1000;

type Ctx = Pick<Context, 'db' | 'now' | 'siteUrl'>;

/**
 * Remembers that somebody has signed in to this account in this browser, and returns the cookie that says so from then
 * on. It signs nobody in: it only has tries of its own (`signInLimits`). A token that nobody was given is not taken up.
 */
export async function rememberDevice(
  { db, now, siteUrl }: Ctx,
  customerId: string,
  presented: string | undefined,
): Promise<string> {
  const isOurs = presented !== undefined && (await isKnown(db, presented));
  const token = isOurs ? presented : newToken();
  await db
    .insertInto('knownDevices')
    .values({ tokenHash: hashOf(token), customerId, lastUsedAt: now() })
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
    .where('tokenHash', '=', hashOf(token))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody has signed in to an account of this name in the browser that has this token. */
export async function isDeviceOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userName: string,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false;
  const accounts = await findAccounts(db, userName);
  if (accounts.length === 0) return false;
  const device = await db
    .selectFrom('knownDevices')
    .select('customerId')
    .where('tokenHash', '=', hashOf(token))
    .where('lastUsedAt', '>', new Date(now().getTime() - deviceForgottenMs))
    .where(
      'customerId',
      'in',
      accounts.map(({ id }) => id),
    )
    .limit(1)
    .executeTakeFirst();
  return device !== undefined;
}
