import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { subscribeEmail as call } from '@piri/contract/subscriptions';
import type { Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import { createToken } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import type { StoredResult } from '../../runtime/handler-result.ts';
import { enqueueMail } from '../notifications/enqueue-mail.ts';
import { findOfferCoupon } from './find-offer-coupon.ts';
import { buildWelcomeMail } from './welcome-mail.ts';

type Input = ParsedInput<typeof call>['body'];

export interface SubscribeEmailParams {
  ctx: Pick<RequestContext<typeof call>, 'now' | 'once' | 'siteUrl'>;
  input: Input;
}

/**
 * Subscribes an address. There is one row for each address: of concurrent requests the database accepts one, and the
 * others throw.
 */
export async function subscribeEmail({
  ctx,
  input,
}: SubscribeEmailParams): Promise<StoredResult<ResponseOf<typeof call>>> {
  const { now, once, siteUrl } = ctx;
  return once(async (tx) => {
    const token = await write(tx, input, now());
    if (token === undefined) {
      throw new ApiError('ALREADY_SUBSCRIBED', 'Already Subscribed with this email');
    }
    const coupon = input.extras && (await findOfferCoupon(tx, input.extras.offer, now()));
    await enqueueMail(tx, buildWelcomeMail({ to: input.email, token, coupon, siteUrl }), now());
    return {};
  });
}

/**
 * Returns the token of the address, or undefined if it is already subscribed. An address that had unsubscribed is
 * subscribed again.
 */
async function write(tx: Transaction<Database>, { email, extras }: Input, now: Date) {
  const row = await tx
    .insertInto('subscriptions')
    .values({ email, token: createToken(), offer: extras?.offer ?? null, subscribedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ subscribedAt: now, unsubscribedAt: null })
        .where('subscriptions.unsubscribedAt', 'is not', null),
    )
    .returning('token')
    .executeTakeFirst();
  return row?.token;
}
