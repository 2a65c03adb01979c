import type { Placed, placeOrder } from '@piri/contract/checkout';
import type { PaymentOffer } from '@piri/contract/quote';
import type { Transaction } from 'kysely';
import { keyedHash } from '../../core/secrets.ts';
import type { Database } from '../../db/schema.ts';
import { KeptAnswer } from '../../runtime/answer.ts';
import type { CallContext } from '../../runtime/context.ts';
import { addEvent } from '../orders/order-events.ts';
import { writeLettersAbout } from '../orders/order-letters.ts';
import { addOrderToken } from '../orders/order-tokens.ts';
import type { OrderRow } from '../orders/release-order.ts';
import { reservedFor } from '../orders/reservation.ts';
import { addPayment } from '../payments/add-payment.ts';
import { openPayment } from '../payments/open-payment.ts';

type Ctx = Omit<CallContext<typeof placeOrder>, 'caller' | 'once'>;

/** What stands under the key for good: nothing in it opens anything. */
export type StandingOrder = Omit<Placed, 'redirectUrl' | 'guestToken'>;

/** What follows once an order is written: its first step, its guest's token, its payment, its letters. */
export async function announceOrder(
  ctx: Ctx,
  tx: Transaction<Database>,
  order: OrderRow,
  { offer, toPay }: { offer: PaymentOffer; toPay: number },
): Promise<StandingOrder> {
  const now = ctx.now();
  await addEvent(tx, order.id, 'PLACED', now);
  if (ctx.customer === undefined) {
    const token = guestTokenOf(ctx, order.id);
    await addOrderToken(tx, { token, orderId: order.id, access: 'WHOLE', createdAt: now });
  }
  if (offer.now > 0) {
    await addPayment(tx, order, { method: offer.method, amount: offer.now, access: 'WHOLE', now });
  }
  await writeLettersAbout(ctx, tx, order, 'PLACED');
  return {
    orderId: order.id,
    invoiceId: order.invoiceId,
    orderNumber: order.orderNumber,
    payable: toPay,
    paymentState: reservedFor(offer, now).paymentState,
  };
}

/**
 * The gateway is asked outside of the transaction: when it does not answer, the order stands, and the same request under
 * the same key goes on from here.
 */
export async function answerPlaced<Standing extends StandingOrder>(
  ctx: Ctx,
  kept: KeptAnswer<Standing>,
): Promise<KeptAnswer<Standing & Pick<Placed, 'redirectUrl' | 'guestToken'>>> {
  const redirectUrl = await openPayment(ctx, kept.body.orderId, 'WHOLE');
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

/** Made of the key, which only whoever placed the order holds: a repeated request is answered with the same one. */
function guestTokenOf({ idempotencyKey }: Pick<Ctx, 'idempotencyKey'>, orderId: string): string {
  return keyedHash(idempotencyKey, `guest of ${orderId}`);
}
