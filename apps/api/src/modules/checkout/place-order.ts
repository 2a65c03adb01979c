import type { placeOrder as call, PlacedOrder } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import type { StoredResult } from '../../runtime/handler-result.ts';
import { incrementOrderCount } from '../coupons/order-counts.ts';
import { redeemCoupon } from '../coupons/redeem-coupon.ts';
import { hashClientIp, lockBuyer } from '../orders/enforce-unpaid-order-limits.ts';
import { recordStockReservation, reserveAvailableStock } from '../stock/reserve-available-stock.ts';
import { assertBuyerMayOrder } from './assert-buyer-may-order.ts';
import { assertOrderMatchesQuote, createOutOfStockError } from './assert-order-matches-quote.ts';
import {
  finishPlacingOrder,
  type PlacedOrderSnapshot,
  startPlacedOrderPayment,
} from './finish-placing-order.ts';
import { insertOrder } from './insert-order.ts';
import { type BuyerContext, createQuoteForOrder } from './quote-checkout.ts';

type Input = ParsedInput<typeof call>['body'];

export interface PlaceOrderParams {
  /** Has no caller if the shop places the order itself. */
  ctx: Omit<RequestContext<typeof call>, 'caller'> & Partial<Pick<RequestContext<typeof call>, 'caller'>>;
  input: Input;
}

/**
 * Places an order once, at the shop's current prices. The payment starts afterwards, outside the transaction. If the
 * gateway does not respond, the order remains, and the same request with the same key continues from there.
 */
export async function placeOrder({ ctx, input }: PlaceOrderParams): Promise<StoredResult<PlacedOrder>> {
  const stored = await ctx
    .once((tx) => place(ctx, tx, input), { forEver: true, isolation: 'read committed' })
    .catch((error: unknown) => explainShortage(ctx, input, error));
  return startPlacedOrderPayment(ctx, stored);
}

async function place(
  ctx: PlaceOrderParams['ctx'],
  tx: Transaction<Database>,
  input: Input,
): Promise<PlacedOrderSnapshot> {
  const { now, customerId, ...buyerContext } = getBuyerContext(ctx, input);
  const buyerKey = customerId ?? input.contact.mobile;
  const ordersBefore = await incrementOrderCount(tx, buyerKey);
  const buyer = { mobile: input.contact.mobile, buyerKey, clientIpHash: hashClientIp(ctx) };
  await lockBuyer(tx, buyer);
  const quoteDetails = await createQuoteForOrder(
    tx,
    { ...buyerContext, now, customerId, ordersBefore },
    input,
  );
  const offer = assertOrderMatchesQuote(quoteDetails, input, now);
  const mobileConfirmed = await assertBuyerMayOrder(ctx, tx, { buyer, customerId, quoteDetails });
  const order = await insertOrder(tx, {
    input,
    quoteDetails,
    offer,
    ...buyer,
    mobileConfirmed,
    customerId,
    now,
  });

  if (quoteDetails.couponCode !== undefined) {
    await redeemCoupon(tx, { code: quoteDetails.couponCode, orderId: order.id, redeemedBy: buyerKey });
  }
  const reservation = await reserveAvailableStock(
    tx,
    quoteDetails.items.flatMap(({ skus }) => skus),
  );
  if (reservation.short.length > 0) throw new Shortage(reservation.short);
  await recordStockReservation(tx, order.id, reservation.reserved);

  return finishPlacingOrder(ctx, tx, order, { offer, toPay: quoteDetails.quote.toPay });
}

/**
 * Another order took the stock. The quote for the error is built after the rollback, so that it does not include the
 * stock that this order had reserved itself.
 */
class Shortage extends Error {
  override readonly name = 'Shortage';
  readonly codes: readonly string[];

  constructor(codes: readonly string[]) {
    super('The stock ran out while the order was being placed.');
    this.codes = codes;
  }
}

async function explainShortage(ctx: PlaceOrderParams['ctx'], input: Input, error: unknown): Promise<never> {
  if (!(error instanceof Shortage)) throw error;
  throw createOutOfStockError(
    await createQuoteForOrder(ctx.db, getBuyerContext(ctx, input), input),
    error.codes,
  );
}

/** Returns the buyer for a quote, including who coupon uses and orders are counted for. */
export function getBuyerContext(
  ctx: Pick<PlaceOrderParams['ctx'], 'customer' | 'now' | 'gateway'>,
  { contact }: Pick<Input, 'contact'>,
): BuyerContext {
  const customerId = ctx.customer?.id;
  const redeemedBy = customerId ?? contact.mobile;
  const { mobile } = contact;
  return { now: ctx.now(), customerId, redeemedBy, mobile, hasGateway: ctx.gateway !== undefined };
}
