import type { signIn as call } from '@piri/contract/customer';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { normalizeMobile } from '@piri/contract/mobile';
import type { Kysely } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import { hashToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { HandlerResult } from '../../runtime/handler-result.ts';
import { hashEventSource, recordAuditEvent } from '../../runtime/record-audit-event.ts';
import { enforceSignInRateLimits } from './auth-rate-limits.ts';
import { findAccounts } from './find-accounts.ts';
import { formatDevice } from './format-device.ts';
import { rememberDevice } from './known-devices.ts';
import {
  createDummyPasswordHash,
  hashPassword,
  matchesPasswordHash,
  needsRehash,
} from './passwords/password-hash.ts';
import { readProfile } from './profile.ts';
import { createSession } from './sessions.ts';

export interface SignInParams {
  ctx: Pick<
    RequestContext<typeof call>,
    'db' | 'now' | 'passwordCost' | 'limitFactor' | 'siteUrl' | 'caller' | 'fingerprintKey'
  >;
  input: ParsedInput<typeof call>['body'];
}

export async function signIn({ ctx, input }: SignInParams): Promise<HandlerResult<ResponseOf<typeof call>>> {
  const { db, now } = ctx;
  const accounts = await findAccounts(db, input.userName);
  const tried = await enforceSignInRateLimits(ctx, ctx.caller, { userName: input.userName, accounts });
  const right = await findRight(ctx, input, { tried, least: accounts.length });
  const [account] = right;
  const source = hashEventSource(ctx);
  if (account === undefined) {
    const customerId = accounts.length === 1 ? accounts[0]?.id : undefined;
    await recordAuditEvent(db, now, { action: 'SIGN_IN_FAILED', customerId, source });
    throw failure();
  }
  // Several accounts match. The password of only one account must not reveal that others exist: someone may have
  // created that account to find out.
  if (right.length > 1) {
    await recordAuditEvent(db, now, { action: 'SIGN_IN_FAILED', subject: 'several accounts', source });
    throw new ApiError(
      'SEVERAL_ACCOUNTS',
      'More than one account uses this mobile number and password. Sign in with your email address.',
    );
  }
  const device = formatDevice(ctx.caller.userAgent);
  const authToken = await runTransactionWithRetry(
    db,
    async (tx) => {
      const opened = await createSession(tx, { ...account, device }, now());
      if (opened !== undefined) await closeOldSession(tx, account.id, ctx.caller.token);
      return opened;
    },
    'read committed',
  );
  // The password was changed after it was checked.
  if (authToken === undefined) {
    const subject = 'password changed meanwhile';
    await recordAuditEvent(db, now, { action: 'SIGN_IN_FAILED', customerId: account.id, subject, source });
    throw failure();
  }
  if (needsRehash(account.passwordHash, ctx.passwordCost)) await renewHash(ctx, account, input.password);
  await recordAuditEvent(db, now, { action: 'SIGNED_IN', customerId: account.id, source });
  const body = { user: { authToken }, profile: await readProfile(db, account.id) };
  const cookie = await rememberDevice(ctx, account.id, ctx.caller.deviceToken);
  return new HandlerResult(200, body, { 'set-cookie': cookie });
}

/**
 * Returns the accounts whose password matches. To reveal nothing by timing, the same number of hashes is computed in
 * parallel whether or not an account exists, whether or not a number is shared, and whether or not an account is left
 * out by `enforceSignInRateLimits`.
 */
async function findRight<Account extends { passwordHash: string }>(
  { passwordCost }: SignInParams['ctx'],
  { userName, password }: SignInParams['input'],
  { tried, least }: { tried: readonly Account[]; least: number },
): Promise<Account[]> {
  const computed = Math.max(least, normalizeMobile(userName) === undefined ? 1 : 2);
  const hashes = [
    ...tried.map(({ passwordHash }) => passwordHash),
    ...Array.from({ length: computed - tried.length }, () => createDummyPasswordHash(passwordCost)),
  ];
  const right = await Promise.all(hashes.map((hash) => matchesPasswordHash(password, hash)));
  return tried.filter((_, index) => right[index]);
}

/** Deletes the caller's previous session if it belongs to the same customer. */
async function closeOldSession(
  db: Kysely<Database>,
  customerId: string,
  token: string | undefined,
): Promise<void> {
  if (token === undefined) return;
  await db
    .deleteFrom('sessions')
    .where('tokenHash', '=', hashToken(token))
    .where('customerId', '=', customerId)
    .execute();
}

function failure(): ApiError {
  return new ApiError('SIGN_IN_FAILED', 'There is no account with these sign-in details.');
}

async function renewHash(
  { db, passwordCost }: SignInParams['ctx'],
  { id, passwordHash: outdated }: { id: string; passwordHash: string },
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password, passwordCost);
  await db
    .updateTable('customers')
    .set({ passwordHash })
    .where('id', '=', id)
    .where('passwordHash', '=', outdated)
    .execute();
}
