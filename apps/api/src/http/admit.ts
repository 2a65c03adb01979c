import type { Auth } from '@piri/contract/endpoint';
import { Refusal } from '../core/refusal.ts';
import { findSession } from '../modules/customers/sessions.ts';
import type { Context, Customer } from '../runtime/context.ts';

/** Lets a caller in as the call's record says, and tells whose session it is. */
export async function admit(
  ctx: Pick<Context, 'db' | 'now'>,
  auth: Auth,
  token: string | undefined,
): Promise<Customer | undefined> {
  if (auth === 'public') return undefined;
  if (token === undefined) {
    if (auth === 'user') throw new Refusal('SIGN_IN_REQUIRED', 'This call is for signed-in customers.');
    return undefined;
  }
  const customer = await findSession(ctx, token);
  if (customer === undefined && auth !== 'userOrToken') {
    throw new Refusal('SESSION_EXPIRED', 'The session has ended. Sign in again.');
  }
  return customer;
}
