import type { Order, OrderAccessLevel } from '@piri/contract/order';
import { calculatePayable } from '@piri/pricing/cart-totals';
import { calculateIncludedVat } from '@piri/pricing/vat';
import type { AppContext } from '../../runtime/context.ts';
import { readCheckoutSettings } from '../settings/checkout-settings.ts';
import { canCancel, canRetryPayment } from './order-rules.ts';
import { canPayOrderByMethod, listRetryPaymentOptions } from './payment-options.ts';
import type { OrderRow } from './reservation.ts';

/** Reads an order, or only its status, as the given access allows. The caller has already checked the access. */
export async function readOrder(
  { db, now, gateway }: Pick<AppContext, 'db' | 'now' | 'gateway'>,
  orderId: string,
  access: OrderAccessLevel,
): Promise<Order> {
  const [order, lines, timeline] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
    db.selectFrom('orderLines').select('line').where('orderId', '=', orderId).orderBy('position').execute(),
    db
      .selectFrom('orderEvents')
      .select(['kind', 'at'])
      .where('orderId', '=', orderId)
      .orderBy('nth')
      .execute(),
  ]);
  const hasFullAccess = access === 'WHOLE';
  const sold = lines.map(({ line }) => line);
  const retryOptions = canRetryPayment(order, now())
    ? listRetryPaymentOptions(order, gateway !== undefined, await readCheckoutSettings(db)).filter(
        ({ method }) => canPayOrderByMethod(access, order, method),
      )
    : [];
  const payable = calculatePayable({ ...order, delivery: order.deliveryAmount });
  return {
    orderId: order.id,
    invoiceId: order.invoiceId,
    access,
    orderNumber: order.orderNumber,
    kind: order.kind,
    state: order.state,
    createdAt: order.createdAt.toISOString(),
    lines: sold,
    totals: {
      items: sold.length,
      quantity: sold.reduce((sum, { quantity }) => sum + quantity, 0),
      subTotal: order.subTotal,
      total: order.total,
      discount: order.subTotal - order.total,
      couponAmount: order.couponAmount,
      delivery: order.deliveryAmount,
      payable,
    },
    vat: { percent: order.vatPercent, amount: calculateIncludedVat(payable, order.vatPercent) },
    ...(order.couponCode !== null && { couponCode: order.couponCode }),
    contact: hasFullAccess ? toContact(order) : { fullName: '', mobile: '' },
    delivery: toDelivery(order, access),
    payment: {
      method: order.paymentMethod,
      state: order.paymentState,
      ...(order.instalments && { instalments: order.instalments }),
      toPay: order.toPay,
      paid: order.paid,
      now: order.dueNow,
      atTheDoor: getAmountOnDelivery(order),
      ...(order.advance !== null && { advance: order.advance }),
      ...(order.reservedUntil && { reservedUntil: order.reservedUntil.toISOString() }),
      canPayAgain: retryOptions.length > 0,
      ways: retryOptions,
      canCancel: hasFullAccess && canCancel(order),
    },
    timeline: timeline.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
  };
}

function toContact({ fullName, mobile, email }: OrderRow): Order['contact'] {
  return { fullName, mobile, ...(email !== null && { email }) };
}

function toDelivery(
  { delivery: { zoneId: _, ...delivery } }: OrderRow,
  access: OrderAccessLevel,
): Order['delivery'] {
  if (access === 'WHOLE') return delivery;
  const { address: __, note: ___, ...status } = delivery;
  return status;
}

function getAmountOnDelivery({ toPay, dueNow, advance, paymentMethod }: OrderRow): number {
  if (advance !== null) return toPay - advance;
  return paymentMethod === 'CASH_ON_DELIVERY' ? toPay - dueNow : 0;
}
