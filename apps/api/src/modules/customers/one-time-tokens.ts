import type { Kysely } from 'kysely';
import { createToken, hashToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';

type Purpose = Database['oneTimeTokens']['purpose'];

/** Creates a one-time token. Only its hash is stored. */
export async function addOneTimeToken(
  tx: Kysely<Database>,
  now: AppContext['now'],
  { lastsMs, ...row }: { customerId: string; purpose: Purpose; lastsMs: number },
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now().getTime() + lastsMs);
  await tx
    .insertInto('oneTimeTokens')
    .values({ tokenHash: hashToken(token), expiresAt, ...row })
    .execute();
  return token;
}

/** Deletes a token and returns the id of its customer; undefined if it was used already or has expired. */
export async function redeemOneTimeToken(
  tx: Kysely<Database>,
  now: AppContext['now'],
  { token, purpose }: { token: string; purpose: Purpose },
): Promise<string | undefined> {
  const used = await tx
    .deleteFrom('oneTimeTokens')
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now())
    .returning('customerId')
    .executeTakeFirst();
  return used?.customerId;
}

/** Deletes all tokens of a customer for this purpose. */
export async function deleteOneTimeTokens(
  tx: Kysely<Database>,
  { customerId, purpose }: { customerId: string; purpose: Purpose },
): Promise<void> {
  await tx
    .deleteFrom('oneTimeTokens')
    .where('customerId', '=', customerId)
    .where('purpose', '=', purpose)
    .execute();
}
