import type { payAgain as call } from '@piri/contract/checkout';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { OrderAccess } from '@piri/contract/order';
import type { PaymentOffer } from '@piri/contract/quote';
import { payableOf } from '@piri/pricing/totals';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../db/schema.ts';
import { KeptAnswer } from '../../runtime/answer.ts';
import type { CallContext } from '../../runtime/context.ts';
import { requireConfirmedMobile } from '../mobiles/require-confirmed-mobile.ts';
import { countOrder } from '../orders/counted-orders.ts';
import { limitUnpaidOrders, lockBuyer, piecesIn } from '../orders/limit-unpaid-orders.ts';
import { addEvent } from '../orders/order-events.ts';
import { writeLetters } from '../orders/order-letters.ts';
import { canPayAgain } from '../orders/order-rules.ts';
import { findAccessibleOrder } from '../orders/owned-order.ts';
import { payableBy, waysToPay } from '../orders/payment-offers.ts';
import { lockOrder, type OrderRow, reclaimOrder } from '../orders/release-order.ts';
import { reservedFor } from '../orders/reservation.ts';
import { readShopTerms } from '../settings/shop-terms.ts';
import { addPayment } from './add-payment.ts';
import { askAboutOrder, gatewayDown } from './ask-gateway.ts';
import { openPayment } from './open-payment.ts';

type Input = ParsedInput<typeof call>['body'];
type Paying = ResponseOf<typeof call>;

export interface PayAgain {
  ctx: CallContext<typeof call>;
  input: Input;
}

const mostAttempts = 20;

/** Another try for the same order. The gateway is asked about the earlier ones first, so that nobody pays twice. */
export async function payAgain({ ctx, input }: PayAgain): Promise<KeptAnswer<Paying>> {
  const { id: orderId, access } = await findAccessibleOrder(ctx.db, ctx, input);
  await askAboutOrder(ctx, orderId).catch((error: unknown) => {
    throw gatewayDown(ctx.log, error);
  });
  const begin = access === 'WHOLE' ? beginAgain : beginOfLookUp;
  const kept = await ctx.once((tx) => begin(ctx, tx, orderId, input), { isolation: 'read committed' });
  const redirectUrl = await openPayment(ctx, orderId, access);
  return new KeptAnswer(
    kept.status,
    { ...kept.body, ...(redirectUrl !== undefined && { redirectUrl }) },
    kept.replayed,
  );
}

async function beginAgain(
  ctx: PayAgain['ctx'],
  tx: Transaction<Database>,
  orderId: string,
  { paymentMethod }: Input,
): Promise<Omit<Paying, 'redirectUrl'>> {
  const now = ctx.now();
  const order = await lockPayable(tx, orderId, now);
  await refuseEndless(tx, orderId, 'WHOLE');
  const { offer, toPay, instalments } = await agreeAgain(ctx, tx, order, paymentMethod);
  await countOrder(tx, order, { paid: false });
  if (!order.held) {
    await limitAgain(ctx, tx, order, toPay);
    const { short } = await reclaimOrder(tx, { ...order, counted: true }, { paid: false });
    if (short.length > 0) {
      throw new Refusal('OUT_OF_STOCK', 'The goods of this order are not there any more.');
    }
  }
  const { reservedUntil, paymentState } = reservedFor(offer, now);
  await tx
    .updateTable('orders')
    .set({
      ...{ state: 'PLACED', paymentMethod, paymentState, reservedUntil, toPay, dueNow: offer.now },
      instalments: instalments && JSON.stringify(instalments),
    })
    .where('id', '=', orderId)
    .execute();
  if (offer.now > 0) {
    await addPayment(tx, order, { method: paymentMethod, amount: offer.now, access: 'WHOLE', now });
    await addEvent(tx, orderId, 'PAYMENT_STARTED', now);
  } else {
    await tx
      .updateTable('payments')
      .set({ state: 'CANCELLED' })
      .where('orderId', '=', orderId)
      .where('state', 'in', ['OPENING', 'OPEN'])
      .execute();
    await addEvent(tx, orderId, 'PAYMENT_LATER', now);
    await writeLetters(ctx, tx, orderId, paymentMethod === 'PAY_LATER' ? 'PAYMENT_LATER' : 'PLACED');
  }
  const { invoiceId, orderNumber } = order;
  return { orderId, invoiceId, orderNumber, payable: toPay, paymentState };
}

/** A payment beside those of the owner. Nothing of the order changes until money arrives. */
async function beginOfLookUp(
  ctx: PayAgain['ctx'],
  tx: Transaction<Database>,
  orderId: string,
  { paymentMethod }: Input,
): Promise<Omit<Paying, 'redirectUrl'>> {
  const now = ctx.now();
  const order = await lockPayable(tx, orderId, now);
  if (!payableBy('STATUS', order, paymentMethod)) {
    throw new Refusal('METHOD_NOT_OFFERED', 'An order that was looked up is paid as its buyer chose.');
  }
  await agreeAgain(ctx, tx, order, paymentMethod);
  await refuseEndless(tx, orderId, 'STATUS');
  const { invoiceId, orderNumber, toPay, dueNow, paymentState } = order;
  await addPayment(tx, order, { method: paymentMethod, amount: dueNow, access: 'STATUS', now });
  return { orderId, invoiceId, orderNumber, payable: toPay, paymentState };
}

async function lockPayable(tx: Transaction<Database>, orderId: string, now: Date): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined || !canPayAgain(order, now)) {
    throw new Refusal('NOT_PAYABLE', 'Nothing is to be paid for this order, or its time is over.');
  }
  return order;
}

/** An order that has ended holds nothing: it takes its goods again as a new one would. */
async function limitAgain(
  ctx: PayAgain['ctx'],
  tx: Transaction<Database>,
  { id, kind, mobile, placedBy, placedFrom, customerId, mobileConfirmed }: OrderRow,
  value: number,
): Promise<void> {
  const lines = await tx.selectFrom('orderLines').select('pieces').where('orderId', '=', id).execute();
  const pieces = kind === 'BOOKING' ? 0 : piecesIn(lines);
  const buyer = { mobile, placedBy, placedFrom: placedFrom ?? undefined };
  await lockBuyer(tx, buyer);
  const { isRisk } = await limitUnpaidOrders(tx, ctx, { ...buyer, pieces, value });
  if (mobileConfirmed) return;
  await requireConfirmedMobile(tx, ctx, { mobile, customerId: customerId ?? undefined, isRisk });
}

/** At the order's own prices. Only what paying by the month costs changes: it is a card's. */
async function agreeAgain(
  ctx: PayAgain['ctx'],
  tx: Transaction<Database>,
  order: OrderRow,
  method: Input['paymentMethod'],
): Promise<{ offer: PaymentOffer; toPay: number; instalments: OrderRow['instalments'] }> {
  const payable = payableOf({ ...order, delivery: order.deliveryAmount });
  const instalments = method === 'CARD' ? order.instalments : null;
  const offers = waysToPay(order, ctx.gateway !== undefined, await readShopTerms(tx));
  const offer = offers.find((one) => one.method === method);
  if (offer?.offered !== true) {
    throw new Refusal('METHOD_NOT_OFFERED', 'This order cannot be paid like this.', [
      { path: 'paymentMethod', code: offer?.reason ?? 'UNKNOWN', message: 'Choose one that is offered.' },
    ]);
  }
  return { offer, toPay: payable + (instalments?.fee ?? 0), instalments };
}

/** Each of the owner's tries keeps the goods for a while longer. Those of a look-up must not use them up. */
async function refuseEndless(tx: Transaction<Database>, orderId: string, access: OrderAccess): Promise<void> {
  const { tries } = await tx
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<string>().as('tries'))
    .where('orderId', '=', orderId)
    .where('access', '=', access)
    .executeTakeFirstOrThrow();
  if (Number(tries) >= mostAttempts) {
    throw new Refusal('TOO_MANY', `An order can be tried ${mostAttempts} times. Place it anew.`);
  }
}
