import type { placeOrder as call, Placed } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/endpoint';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { KeptAnswer } from '../../http/answer.ts';
import { hashOf, keyedHash } from '../../secrets.ts';
import { useCoupon } from '../coupons/use-coupon.ts';
import { addPayment } from '../payments/add-payment.ts';
import { openPayment } from '../payments/open-payment.ts';
import { agree, outOfStock } from './agree.ts';
import { insertOrder } from './insert-order.ts';
import { countOneMore } from './order-counts.ts';
import { addEvent } from './order-events.ts';
import { writeLetters } from './order-letters.ts';
import { type Asker, readQuote } from './read-quote.ts';
import { reservedFor } from './reservation.ts';
import { holdStock, takeStock } from './take-stock.ts';

type Input = ParsedInput<typeof call>['body'];

export interface PlaceOrder {
  ctx: Omit<CallContext<typeof call>, 'caller'>;
  input: Input;
}

/** What stands under the key for good: nothing in it opens anything. */
type Kept = Omit<Placed, 'redirectUrl' | 'guestToken'>;

/**
 * Places an order once, at the shop's own prices. The gateway is asked afterwards, outside of the transaction: when it
 * does not answer, the order stands, and the same request under the same key goes on from there.
 */
export async function placeOrder({ ctx, input }: PlaceOrder): Promise<KeptAnswer<Placed>> {
  const kept = await ctx
    .once((tx) => place(ctx, tx, input), { forEver: true, isolation: 'read committed' })
    .catch((error: unknown) => explainShortage(ctx, input, error));
  const redirectUrl = await openPayment(ctx, kept.body.orderId);
  const guestToken = ctx.customer === undefined ? guestTokenOf(ctx, kept.body.orderId) : undefined;
  return new KeptAnswer(
    kept.status,
    {
      ...kept.body,
      ...(redirectUrl !== undefined && { redirectUrl }),
      ...(guestToken !== undefined && { guestToken }),
    },
    kept.replayed,
  );
}

async function place(ctx: PlaceOrder['ctx'], tx: Transaction<Database>, input: Input): Promise<Kept> {
  const { now, customerId, ...asker } = askerOf(ctx, input);
  const placedBy = customerId ?? input.contact.mobile;
  const ordersBefore = await countOneMore(tx, placedBy);
  const whole = await readQuote(tx, { ...asker, now, customerId, ordersBefore }, input);
  const offer = agree(whole, input, now);
  const order = await insertOrder(tx, { input, whole, offer, placedBy, customerId, now });

  if (whole.couponCode !== undefined) {
    await useCoupon(tx, { code: whole.couponCode, orderId: order.id, usedBy: placedBy });
  }
  const taken = await takeStock(
    tx,
    whole.goods.flatMap(({ pieces }) => pieces),
  );
  if (taken.short.length > 0) throw new Shortage(taken.short);
  await holdStock(tx, order.id, taken.held);

  await addEvent(tx, order.id, 'PLACED', now);
  if (ctx.customer === undefined) {
    const tokenHash = hashOf(guestTokenOf(ctx, order.id));
    await tx.insertInto('orderTokens').values({ tokenHash, orderId: order.id, createdAt: now }).execute();
  }
  if (offer.now > 0) await addPayment(tx, order, { method: offer.method, amount: offer.now, now });
  await writeLetters(ctx, tx, order.id, 'PLACED');
  return {
    orderId: order.id,
    invoiceId: order.invoiceId,
    orderNumber: order.orderNumber,
    payable: whole.quote.toPay,
    paymentState: reservedFor(offer, now).paymentState,
  };
}

/** Somebody else was faster. What the order had taken itself must not show in the quote, so its end is waited for. */
class Shortage extends Error {
  override readonly name = 'Shortage';
  readonly codes: readonly string[];

  constructor(codes: readonly string[]) {
    super('The stock ran out while the order was placed.');
    this.codes = codes;
  }
}

async function explainShortage(ctx: PlaceOrder['ctx'], input: Input, error: unknown): Promise<never> {
  if (!(error instanceof Shortage)) throw error;
  throw outOfStock(await readQuote(ctx.db, askerOf(ctx, input), input), error.codes);
}

function askerOf(ctx: PlaceOrder['ctx'], { contact }: Input): Asker {
  const customerId = ctx.customer?.id;
  const usedBy = customerId ?? contact.mobile;
  return { now: ctx.now(), customerId, usedBy, hasGateway: ctx.gateway !== undefined };
}

/** Made of the key, which only whoever placed the order holds: a repeated request is answered with the same one. */
function guestTokenOf(
  { idempotencyKey }: Pick<PlaceOrder['ctx'], 'idempotencyKey'>,
  orderId: string,
): string {
  return keyedHash(idempotencyKey, `guest of ${orderId}`);
}
