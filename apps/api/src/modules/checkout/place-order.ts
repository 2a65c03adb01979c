import type { placeOrder as call, Placed } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/endpoint';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { KeptAnswer } from '../../runtime/answer.ts';
import type { CallContext } from '../../runtime/context.ts';
import { countOneMore } from '../coupons/order-counts.ts';
import { useCoupon } from '../coupons/use-coupon.ts';
import { lockBuyer, placedFrom } from '../orders/limit-unpaid-orders.ts';
import { holdStock, takeStock } from '../stock/take-stock.ts';
import { agree, outOfStock } from './agree.ts';
import { announceOrder, answerPlaced, type StandingOrder } from './announce-order.ts';
import { checkBuyer } from './check-buyer.ts';
import { insertOrder } from './insert-order.ts';
import { type Asker, readQuote } from './read-quote.ts';

type Input = ParsedInput<typeof call>['body'];

export interface PlaceOrder {
  /** Without a caller where the shop places it itself. */
  ctx: Omit<CallContext<typeof call>, 'caller'> & Partial<Pick<CallContext<typeof call>, 'caller'>>;
  input: Input;
}

/**
 * Places an order once, at the shop's own prices. The gateway is asked afterwards, outside of the transaction: when it
 * does not answer, the order stands, and the same request under the same key goes on from there.
 */
export async function placeOrder({ ctx, input }: PlaceOrder): Promise<KeptAnswer<Placed>> {
  const kept = await ctx
    .once((tx) => place(ctx, tx, input), { forEver: true, isolation: 'read committed' })
    .catch((error: unknown) => explainShortage(ctx, input, error));
  return answerPlaced(ctx, kept);
}

async function place(
  ctx: PlaceOrder['ctx'],
  tx: Transaction<Database>,
  input: Input,
): Promise<StandingOrder> {
  const { now, customerId, ...asker } = askerOf(ctx, input);
  const placedBy = customerId ?? input.contact.mobile;
  const ordersBefore = await countOneMore(tx, placedBy);
  const buyer = { mobile: input.contact.mobile, placedBy, placedFrom: placedFrom(ctx) };
  await lockBuyer(tx, buyer);
  const whole = await readQuote(tx, { ...asker, now, customerId, ordersBefore }, input);
  const offer = agree(whole, input, now);
  const mobileConfirmed = await checkBuyer(ctx, tx, { buyer, customerId, whole });
  const order = await insertOrder(tx, { input, whole, offer, ...buyer, mobileConfirmed, customerId, now });

  if (whole.couponCode !== undefined) {
    await useCoupon(tx, { code: whole.couponCode, orderId: order.id, usedBy: placedBy });
  }
  const taken = await takeStock(
    tx,
    whole.goods.flatMap(({ pieces }) => pieces),
  );
  if (taken.short.length > 0) throw new Shortage(taken.short);
  await holdStock(tx, order.id, taken.held);

  return announceOrder(ctx, tx, order, { offer, toPay: whole.quote.toPay });
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

/** Who orders, and whose uses and orders are counted. */
export function askerOf(
  ctx: Pick<PlaceOrder['ctx'], 'customer' | 'now' | 'gateway'>,
  { contact }: Pick<Input, 'contact'>,
): Asker {
  const customerId = ctx.customer?.id;
  const usedBy = customerId ?? contact.mobile;
  const { mobile } = contact;
  return { now: ctx.now(), customerId, usedBy, mobile, hasGateway: ctx.gateway !== undefined };
}
