import type { AuthRequirement } from '@piri/contract/define-endpoint';
import { ApiError } from '../core/api-error.ts';
import { findSessionCustomer } from '../modules/customers/sessions.ts';
import type { AppContext, SessionCustomer } from '../runtime/context.ts';

/** Checks the caller's session against what the endpoint requires, and returns the customer of the session. */
export async function authenticateCustomer(
  ctx: Pick<AppContext, 'db' | 'now'>,
  auth: AuthRequirement,
  token: string | undefined,
): Promise<SessionCustomer | undefined> {
  if (auth === 'public') return undefined;
  if (token === undefined) {
    if (auth === 'user') throw new ApiError('SIGN_IN_REQUIRED', 'This call is for signed-in customers.');
    return undefined;
  }
  const customer = await findSessionCustomer(ctx, token);
  if (customer === undefined && auth !== 'userOrToken') {
    throw new ApiError('SESSION_EXPIRED', 'The session has ended. Sign in again.');
  }
  return customer;
}
