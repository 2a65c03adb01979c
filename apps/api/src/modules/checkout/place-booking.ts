import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { placeBooking as call } from '@piri/contract/sales';
import type { Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import type { StoredResult } from '../../runtime/handler-result.ts';
import { incrementOrderCount } from '../coupons/order-counts.ts';
import { hashClientIp, lockBuyer } from '../orders/enforce-unpaid-order-limits.ts';
import { assertBuyerMayOrder } from './assert-buyer-may-order.ts';
import { assertOrderMatchesQuote } from './assert-order-matches-quote.ts';
import {
  finishPlacingOrder,
  type PlacedOrderSnapshot,
  startPlacedOrderPayment,
} from './finish-placing-order.ts';
import { insertOrder } from './insert-order.ts';
import { getBuyerContext } from './place-order.ts';
import { createQuoteForOrder } from './quote-checkout.ts';

type Input = ParsedInput<typeof call>['body'];

export interface PlaceBookingParams {
  /** Has no caller if the shop places the booking itself. */
  ctx: Omit<RequestContext<typeof call>, 'caller'> & Partial<Pick<RequestContext<typeof call>, 'caller'>>;
  input: Input;
}

/** Places an order for one item that is made to order. No stock is reserved, and a part is paid in advance. */
export async function placeBooking({
  ctx,
  input,
}: PlaceBookingParams): Promise<StoredResult<ResponseOf<typeof call>>> {
  const stored = await ctx.once((tx) => book(ctx, tx, input), { forEver: true, isolation: 'read committed' });
  return startPlacedOrderPayment(ctx, stored);
}

async function book(
  ctx: PlaceBookingParams['ctx'],
  tx: Transaction<Database>,
  input: Input,
): Promise<PlacedOrderSnapshot & { advance: number }> {
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
  const { quote } = quoteDetails;
  if (quote.booking === undefined) {
    throw new ApiError(
      'NOT_BOOKABLE',
      'A booking must be for a single made-to-order item.',
      [{ path: 'lines', code: 'NOT_BOOKABLE', message: 'Place an order instead.' }],
      { quote },
    );
  }
  const { advance, payment } = quote.booking;
  const offer = assertOrderMatchesQuote(quoteDetails, input, now, payment);
  const mobileConfirmed = await assertBuyerMayOrder(ctx, tx, { buyer, customerId, quoteDetails });
  const order = await insertOrder(tx, {
    ...{ input, quoteDetails, offer, ...buyer, mobileConfirmed, customerId, now, advance },
  });
  return { ...(await finishPlacingOrder(ctx, tx, order, { offer, toPay: quote.toPay })), advance };
}
