import type { AppContext, Caller } from '../../runtime/context.ts';
import { enforceRateLimits, isWithinLimits, type RateLimit } from '../../runtime/rate-limit.ts';
import { normalizeUserName } from './find-accounts.ts';
import { accountsOfDevice } from './known-devices.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Counts a try to sign in, and returns the accounts that its password may be compared with.
 *
 * A browser in which somebody has signed in to an account before has tries of its own at that account: others cannot use
 * them up, from however many addresses they try. At any other account it is a stranger, also at one of the same mobile
 * number, which anybody may give as their own. Strangers are counted by account name and address, so that their tries do
 * not shut the owner out. All addresses together may try a name more often, and one address many names, since mobile
 * carriers share addresses.
 */
export async function limitSignIn<Account extends { id: string }>(
  ctx: Pick<AppContext, 'db' | 'now' | 'limitFactor' | 'fingerprintKey'>,
  caller: Caller,
  { userName, accounts }: { userName: string; accounts: readonly Account[] },
): Promise<readonly Account[]> {
  const known = await accountsOfDevice(ctx, accounts, caller.deviceToken);
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
  // A refusal would tell that the number has accounts which this browser does not know.
  if (
    known.size < accounts.length &&
    (await isWithinLimits(ctx, strangerLimits(caller, userName), { caller }))
  ) {
    return accounts;
  }
  return accounts.filter(({ id }) => known.has(id));
}

function strangerLimits(caller: Caller, userName: string): RateLimit[] {
  const account = normalizeUserName(userName);
  const from = `${account} ${caller.address}`;
  return [
    { name: 'sign-in by account and address', of: from, burst: 10, perMs: 15 * minute },
    { name: 'sign-in by account', of: account, burst: 100, perMs: 15 * minute },
  ];
}

export function getSignUpLimits(caller: Caller, email: string): RateLimit[] {
  return [
    { name: 'sign-up by e-mail', of: email, burst: 10, perMs: hour },
    { name: 'sign-up by address', of: caller.address, burst: 60, perMs: hour },
  ];
}

/** How often an account gets a mail is counted elsewhere and kept quiet: it would tell that there is one. */
export function getForgotPasswordLimits(caller: Caller): RateLimit[] {
  return [{ name: 'forgot by address', of: caller.address, burst: 60, perMs: hour }];
}

export function getEndSessionLimits(customerId: string): RateLimit[] {
  return [{ name: 'end of sessions by account', of: customerId, burst: 120, perMs: 15 * minute }];
}

/** Wherever a password or a mailed token is asked for once more: somebody may have found an open browser. */
export function getPasswordLimits(caller: Caller, customerId: string): RateLimit[] {
  return [
    {
      name: 'password by account or address',
      of: customerId || caller.address,
      burst: 10,
      perMs: 15 * minute,
    },
  ];
}
