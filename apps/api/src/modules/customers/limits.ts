import type { Caller, Context } from '../../context.ts';
import type { RateLimit } from '../../limit-rate.ts';
import { accountNameOf } from './find-accounts.ts';
import { isDeviceOf } from './known-devices.ts';

const minute = 60_000;
const hour = 60 * minute;

// A browser in which somebody has signed in to the account before has tries of its own: others cannot use them up, from
// however many addresses they try. Everybody else is counted by account and address, so that a stranger's tries do not
// shut the owner out. All addresses together may try an account more often, and one address many accounts, since mobile
// carriers share addresses.

export async function signInLimits(
  ctx: Pick<Context, 'db' | 'now'>,
  caller: Caller,
  userName: string,
): Promise<RateLimit[]> {
  const account = accountNameOf(userName);
  const byAddress = {
    ...{ name: 'sign-in by address', of: caller.address },
    ...{ burst: 300, perMs: 15 * minute },
  };
  if (await isDeviceOf(ctx, userName, caller.deviceToken)) {
    const of = `${account} ${caller.deviceToken}`;
    return [{ name: 'sign-in by account and device', of, burst: 10, perMs: 15 * minute }, byAddress];
  }
  const from = `${account} ${caller.address}`;
  return [
    { name: 'sign-in by account and address', of: from, burst: 10, perMs: 15 * minute },
    { name: 'sign-in by account', of: account, burst: 100, perMs: 15 * minute },
    byAddress,
  ];
}

export function signUpLimits(caller: Caller, email: string): RateLimit[] {
  return [
    { name: 'sign-up by e-mail', of: email, burst: 10, perMs: hour },
    { name: 'sign-up by address', of: caller.address, burst: 60, perMs: hour },
  ];
}

/** How often an account gets a mail is counted elsewhere and kept quiet: it would tell that there is one. */
export function forgotLimits(caller: Caller): RateLimit[] {
  return [{ name: 'forgot by address', of: caller.address, burst: 60, perMs: hour }];
}

export function endSessionLimits(customerId: string): RateLimit[] {
  return [{ name: 'end of sessions by account', of: customerId, burst: 120, perMs: 15 * minute }];
}

/** Wherever a password or a mailed token is asked for once more: somebody may have found an open browser. */
export function passwordLimits(caller: Caller, customerId: string): RateLimit[] {
  return [
    {
      name: 'password by account or address',
      of: customerId || caller.address,
      burst: 10,
      perMs: 15 * minute,
    },
  ];
}
