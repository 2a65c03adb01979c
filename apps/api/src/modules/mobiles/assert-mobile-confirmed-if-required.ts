import type { Kysely } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { AppContext, UnverifiedCaller } from '../../runtime/context.ts';
import { isMobileConfirmed } from './confirmed-mobiles.ts';

interface Buyer {
  mobile: string;
  customerId: string | undefined;
  /** The order holds more than an unconfirmed number may, or uses a coupon for a first order. */
  isRisk: boolean;
}

/** Returns whether the number of an order is confirmed. Throws `CONFIRM_MOBILE` if it must be and is not. */
export async function assertMobileConfirmedIfRequired(
  db: Kysely<Database>,
  /** Has no caller if the shop places the order itself. */
  ctx: Pick<AppContext, 'now' | 'confirmMobile'> & { caller?: Pick<UnverifiedCaller, 'mobileToken'> },
  { mobile, customerId, isRisk }: Buyer,
): Promise<boolean> {
  const owner = { mobile, customerId, mobileToken: ctx.caller?.mobileToken };
  if (await isMobileConfirmed(db, owner, ctx.now())) return true;
  const isAsked = ctx.confirmMobile === 'always' || (ctx.confirmMobile === 'risk' && isRisk);
  if (!isAsked || ctx.caller === undefined) return false;
  throw new ApiError('CONFIRM_MOBILE', 'This order needs a confirmed mobile number.', [
    {
      path: 'contact.mobile',
      code: 'NOT_CONFIRMED',
      message: 'Call sendMobileCode, then confirmMobile with the code.',
    },
  ]);
}
