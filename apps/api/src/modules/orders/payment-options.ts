import type { OrderAccessLevel } from '@piri/contract/order';
import type { PaymentMethod, PaymentMethodOption, Quote } from '@piri/contract/quote';
import { splitBookingPayment } from '@piri/pricing/booking';
import { calculatePayable } from '@piri/pricing/cart-totals';
import { getCashOnDelivery } from '@piri/pricing/cash-on-delivery';
import type { CheckoutSettings } from '../settings/checkout-settings.ts';
import type { Destination } from './destination.ts';
import { isAwaitingGatewayPayment } from './order-rules.ts';
import type { OrderRow } from './reservation.ts';

/** The smallest amount that the gateway accepts. */
const minOnlineAmount = 10;

export interface PaymentOptionsContext {
  /** Goods, coupon and delivery, without the fee of instalments. */
  payable: number;
  instalmentFee: number;
  destination: Pick<Destination, 'kind' | 'zoneId'> | undefined;
  hasGateway: boolean;
}

/** Returns every payment method, with the reason for those that are not offered. */
export function listPaymentOptions(
  context: PaymentOptionsContext,
  terms: CheckoutSettings,
): PaymentMethodOption[] {
  const online = onlineReason(context.payable, context, terms);
  const withFee = onlineReason(context.payable + context.instalmentFee, context, terms);
  return [
    fullPayment('CARD', withFee, context.payable + context.instalmentFee),
    fullPayment('WALLET', online, context.payable),
    getCashOnDeliveryOption(context, terms),
    {
      ...{ method: 'PAY_LATER', now: 0, atTheDoor: 0 },
      ...offeredUnless(context.payable === 0 ? 'BELOW_LIMIT' : null),
    },
  ];
}

/** Returns the same for an existing order, at its own prices. The instalment fee applies only to cards. */
export function listRetryPaymentOptions(
  order: OrderRow,
  hasGateway: boolean,
  terms: CheckoutSettings,
): PaymentMethodOption[] {
  const payable = calculatePayable({ ...order, delivery: order.deliveryAmount });
  if (order.advance !== null) {
    const parts = { advance: order.advance, atTheDoor: order.toPay - order.advance };
    return listBookingMethods(parts, hasGateway, terms);
  }
  const { kind, zoneId } = order.delivery;
  const instalmentFee = order.instalments?.fee ?? 0;
  return listPaymentOptions({ payable, instalmentFee, destination: { kind, zoneId }, hasGateway }, terms);
}

/**
 * Whether an order may be paid by this method with this access. A caller who looked it up may only pay, with their own
 * money, what its buyer would pay through the gateway. Changing the method or reserving the goods again is up to the
 * buyer.
 */
export function canPayOrderByMethod(
  access: OrderAccessLevel,
  order: OrderRow,
  method: PaymentMethod,
): boolean {
  if (access === 'WHOLE') return true;
  const isOnline = method === 'CARD' || method === 'WALLET';
  return (
    isOnline && method === order.paymentMethod && order.hasReservation && isAwaitingGatewayPayment(order)
  );
}

/** Returns how an item that is made to order can be booked at this price. */
export function getBookingOptions(
  payable: number,
  hasGateway: boolean,
  terms: CheckoutSettings,
): NonNullable<Quote['booking']> {
  const parts = splitBookingPayment(payable, terms.booking);
  return { ...parts, payment: listBookingMethods(parts, hasGateway, terms) };
}

/** The advance is paid through the gateway or by bank transfer, the rest always on delivery. */
function listBookingMethods(
  { advance, atTheDoor }: { advance: number; atTheDoor: number },
  hasGateway: boolean,
  terms: CheckoutSettings,
): PaymentMethodOption[] {
  const reason = onlineReason(advance, { hasGateway }, terms);
  const online = { ...offeredUnless(reason), now: reason === null ? advance : 0, atTheDoor };
  return [
    { method: 'CARD', ...online },
    { method: 'WALLET', ...online },
    { method: 'PAY_LATER', ...offeredUnless(null), now: 0, atTheDoor },
  ];
}

type Reason = PaymentMethodOption['reason'];

function onlineReason(
  amount: number,
  { hasGateway }: Pick<PaymentOptionsContext, 'hasGateway'>,
  { onlinePayment }: CheckoutSettings,
): Reason {
  if (!hasGateway) return 'NO_GATEWAY';
  if (amount > onlinePayment.upTo) return 'ABOVE_LIMIT';
  return amount < minOnlineAmount ? 'BELOW_LIMIT' : null;
}

function fullPayment(method: PaymentMethod, reason: Reason, amount: number): PaymentMethodOption {
  return { method, ...offeredUnless(reason), now: reason === null ? amount : 0, atTheDoor: 0 };
}

/** Cash on delivery. Paying at the counter of a showroom counts like a delivery in its zone. */
function getCashOnDeliveryOption(
  context: PaymentOptionsContext,
  terms: CheckoutSettings,
): PaymentMethodOption {
  const { destination, payable } = context;
  const method = 'CASH_ON_DELIVERY';
  const unavailable = (reason: Reason) =>
    ({ method, ...offeredUnless(reason), now: 0, atTheDoor: 0 }) as const;
  if (destination === undefined) return unavailable('ADDRESS_NEEDED');
  // Even a tenth of such an amount would be too much to hand over in cash.
  if (payable > terms.onlinePayment.upTo) return unavailable('ABOVE_LIMIT');
  const { zoneId, kind } = destination;
  const zones = kind === 'COLLECT' ? [zoneId] : terms.cashOnDelivery.zones;
  const { offered, advance, atTheDoor, reason } = getCashOnDelivery(
    { zoneId, payable },
    { ...terms.cashOnDelivery, zones },
  );
  if (!offered) return unavailable(reason);
  const online = advance === 0 ? null : onlineReason(advance, context, terms);
  return online === null
    ? { method, offered: true, reason: null, now: advance, atTheDoor }
    : unavailable(online);
}

function offeredUnless(reason: Reason): Pick<PaymentMethodOption, 'offered' | 'reason'> {
  return { offered: reason === null, reason };
}
