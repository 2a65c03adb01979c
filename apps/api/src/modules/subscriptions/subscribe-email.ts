import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { subscribeEmail as call } from '@piri/contract/subscriptions';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { newToken } from '../../core/secrets.ts';
import type { Database } from '../../db/schema.ts';
import type { KeptAnswer } from '../../runtime/answer.ts';
import type { CallContext } from '../../runtime/context.ts';
import { addMail } from '../mail/add-mail.ts';
import { offeredCoupon } from './offered-coupon.ts';
import { welcomeLetter } from './welcome-letter.ts';

type Input = ParsedInput<typeof call>['body'];

export interface SubscribeEmail {
  ctx: Pick<CallContext<typeof call>, 'now' | 'once' | 'siteUrl'>;
  input: Input;
}

/** One row an address: of many who ask at once the database lets one through, and the others are told of it. */
export async function subscribeEmail({
  ctx,
  input,
}: SubscribeEmail): Promise<KeptAnswer<ResponseOf<typeof call>>> {
  const { now, once, siteUrl } = ctx;
  return once(async (tx) => {
    const token = await write(tx, input, now());
    if (token === undefined) {
      throw new Refusal('ALREADY_SUBSCRIBED', 'Already Subscribed with this email');
    }
    const coupon = input.extras && (await offeredCoupon(tx, input.extras.offer, now()));
    await addMail(tx, welcomeLetter({ to: input.email, token, coupon, siteUrl }), now());
    return {};
  });
}

/** Answers the token of the address, or nothing when it stands on the list. Whoever had left it comes back. */
async function write(tx: Transaction<Database>, { email, extras }: Input, now: Date) {
  const row = await tx
    .insertInto('subscriptions')
    .values({ email, token: newToken(), offer: extras?.offer ?? null, subscribedAt: now })
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
