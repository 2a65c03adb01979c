import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { placeBooking as call } from '@piri/contract/sales';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../db/schema.ts';
import type { KeptAnswer } from '../../runtime/answer.ts';
import type { CallContext } from '../../runtime/context.ts';
import { countOneMore } from '../coupons/order-counts.ts';
import { lockBuyer, placedFrom } from '../orders/limit-unpaid-orders.ts';
import { agree } from './agree.ts';
import { announceOrder, answerPlaced, type StandingOrder } from './announce-order.ts';
import { checkBuyer } from './check-buyer.ts';
import { insertOrder } from './insert-order.ts';
import { askerOf } from './place-order.ts';
import { readQuote } from './read-quote.ts';

type Input = ParsedInput<typeof call>['body'];

export interface PlaceBooking {
  /** Without a caller where the shop places it itself. */
  ctx: Omit<CallContext<typeof call>, 'caller'> & Partial<Pick<CallContext<typeof call>, 'caller'>>;
  input: Input;
}

/** An order of one piece that is built for it: nothing is taken out of the stock, and a part is paid in advance. */
export async function placeBooking({
  ctx,
  input,
}: PlaceBooking): Promise<KeptAnswer<ResponseOf<typeof call>>> {
  const kept = await ctx.once((tx) => book(ctx, tx, input), { forEver: true, isolation: 'read committed' });
  return answerPlaced(ctx, kept);
}

async function book(
  ctx: PlaceBooking['ctx'],
  tx: Transaction<Database>,
  input: Input,
): Promise<StandingOrder & { advance: number }> {
  const { now, customerId, ...asker } = askerOf(ctx, input);
  const placedBy = customerId ?? input.contact.mobile;
  const ordersBefore = await countOneMore(tx, placedBy);
  const buyer = { mobile: input.contact.mobile, placedBy, placedFrom: placedFrom(ctx) };
  await lockBuyer(tx, buyer);
  const whole = await readQuote(tx, { ...asker, now, customerId, ordersBefore }, input);
  const { quote } = whole;
  if (quote.booking === undefined) {
    throw new Refusal(
      'NOT_BOOKABLE',
      'Only one thing that is built to order can be booked. What stands ready is ordered.',
      [{ path: 'lines', code: 'NOT_BOOKABLE', message: 'Order it: nothing has to be paid in advance.' }],
      { quote },
    );
  }
  const { advance, payment } = quote.booking;
  const offer = agree(whole, input, now, payment);
  const mobileConfirmed = await checkBuyer(ctx, tx, { buyer, customerId, whole });
  const order = await insertOrder(tx, {
    ...{ input, whole, offer, ...buyer, mobileConfirmed, customerId, now, advance },
  });
  return { ...(await announceOrder(ctx, tx, order, { offer, toPay: quote.toPay })), advance };
}
