import type { AppContext, UnverifiedCaller } from '../../runtime/context.ts';
import { enforceRateLimits, type RateLimit, tryConsumeRateLimits } from '../../runtime/rate-limit.ts';
import { normalizeUserName } from './find-accounts.ts';
import { readKnownDeviceAccountIds } from './known-devices.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Counts an attempt to sign in, and returns the accounts that its password may be compared with.
 *
 * A browser that has signed in to an account before has attempts of its own for that account, which others cannot use
 * up, however many addresses they use. For any other account it counts as unknown, even for one with the same mobile
 * number, since anyone can enter any number. Attempts of unknown browsers are counted per account name and address, so
 * that they do not lock out the owner. All addresses together get more attempts per name, and one address gets many
 * names, since mobile carriers share addresses.
 */
export async function enforceSignInRateLimits<Account extends { id: string }>(
  ctx: Pick<AppContext, 'db' | 'now' | 'limitFactor' | 'fingerprintKey'>,
  caller: UnverifiedCaller,
  { userName, accounts }: { userName: string; accounts: readonly Account[] },
): Promise<readonly Account[]> {
  const known = await readKnownDeviceAccountIds(ctx, accounts, caller.deviceToken);
  const byAddress = {
    ...{ name: 'sign-in by address', of: caller.address },
    ...{ burst: 300, perMs: 15 * minute },
  };
  if (known.size === 0) {
    await enforceRateLimits(ctx, [...strangerLimits(caller, userName), byAddress], { caller });
    return accounts;
  }
  const byDevice = [...known].map((customerId) => ({
    ...{ name: 'sign-in by account and device', of: `${customerId} ${caller.deviceToken}` },
    ...{ burst: 10, perMs: 15 * minute },
  }));
  await enforceRateLimits(ctx, [...byDevice, byAddress], { caller });
  // Throwing here would reveal that the number has accounts which this browser does not know.
  if (
    known.size < accounts.length &&
    (await tryConsumeRateLimits(ctx, strangerLimits(caller, userName), { caller }))
  ) {
    return accounts;
  }
  return accounts.filter(({ id }) => known.has(id));
}

function strangerLimits(caller: UnverifiedCaller, userName: string): RateLimit[] {
  const account = normalizeUserName(userName);
  const from = `${account} ${caller.address}`;
  return [
    { name: 'sign-in by account and address', of: from, burst: 10, perMs: 15 * minute },
    { name: 'sign-in by account', of: account, burst: 100, perMs: 15 * minute },
  ];
}

export function getSignUpRateLimits(caller: UnverifiedCaller, email: string): RateLimit[] {
  return [
    { name: 'sign-up by email', of: email, burst: 10, perMs: hour },
    { name: 'sign-up by address', of: caller.address, burst: 60, perMs: hour },
  ];
}

/**
 * Limits requests for password mails by address. The limit per account is enforced silently elsewhere, since an error
 * would reveal that the account exists.
 */
export function getForgotPasswordRateLimits(caller: UnverifiedCaller): RateLimit[] {
  return [{ name: 'forgot by address', of: caller.address, burst: 60, perMs: hour }];
}

export function getEndSessionRateLimits(customerId: string): RateLimit[] {
  return [{ name: 'end of sessions by account', of: customerId, burst: 120, perMs: 15 * minute }];
}

/**
 * Limits every repeated check of a password or mailed token, since an unknown person may be using a signed-in browser.
 */
export function getPasswordCheckRateLimits(caller: UnverifiedCaller, customerId: string): RateLimit[] {
  return [
    {
      name: 'password by account or address',
      of: customerId || caller.address,
      burst: 10,
      perMs: 15 * minute,
    },
  ];
}
