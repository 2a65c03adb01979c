import type { signIn as call } from '@piri/contract/customer';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { mobileOf } from '@piri/contract/mobile';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findAccounts } from './find-accounts.ts';
import { hashPassword, isOutdated, isPassword, unknownHash } from './password-hash.ts';
import { readProfile } from './profile.ts';
import { openSession } from './sessions.ts';

export interface SignIn {
  ctx: Pick<Context, 'db' | 'now' | 'passwordCost'>;
  input: ParsedInput<typeof call>['body'];
}

export async function signIn({ ctx, input }: SignIn): Promise<ResponseOf<typeof call>> {
  const { db, now } = ctx;
  const accounts = await findAccounts(db, input.userName);
  const account = accounts[await findRight(ctx, input, accounts)];
  if (account === undefined) throw failure();
  if (accounts.length > 1) {
    throw new Refusal(
      'SEVERAL_ACCOUNTS',
      'Several accounts have this mobile number. Use the e-mail address.',
    );
  }
  const authToken = await openSession(db, account, now());
  // It was another password's: somebody has changed it since it was looked up.
  if (authToken === undefined) throw failure();
  if (isOutdated(account.passwordHash, ctx.passwordCost)) await renewHash(ctx, account, input.password);
  return { user: { authToken }, profile: await readProfile(db, account.id) };
}

/**
 * Which account the password is right for. As much is computed where there is no account as where there is one, and
 * for a number as for a shared one; all at once, so that the time says nothing either.
 */
async function findRight(
  { passwordCost }: SignIn['ctx'],
  { userName, password }: SignIn['input'],
  accounts: readonly { passwordHash: string }[],
): Promise<number> {
  const least = mobileOf(userName) === undefined ? 1 : 2;
  const missing = Math.max(0, least - accounts.length);
  const hashes = [
    ...accounts.map(({ passwordHash }) => passwordHash),
    ...Array.from({ length: missing }, () => unknownHash(passwordCost)),
  ];
  const right = await Promise.all(hashes.map((hash) => isPassword(password, hash)));
  return right.indexOf(true);
}

function failure(): Refusal {
  return new Refusal('SIGN_IN_FAILED', 'There is no account with this name and this password.');
}

async function renewHash(
  { db, passwordCost }: SignIn['ctx'],
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
