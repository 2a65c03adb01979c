import type { CouponRejectionReason } from '@piri/contract/coupons';
import { getLineTitle } from '@piri/contract/line-item';
import type { Order } from '@piri/contract/order';
import type { Quote, QuoteLine } from '@piri/contract/quote';
import { couponRejectionMessages } from '../../cart/pricing/coupon-rejection-messages.ts';
import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import { checkoutMessages, draftSavedMessage } from '../form/checkout-messages.ts';
import { getInsufficientStockLines } from '../quote/compare-quotes.ts';
import type { OrderOutcome } from '../submit/parse-order-result.ts';

export interface AlertMessage {
  title: string;
  text: string;
}

/** A rejection that an alert explains. The others are shown at their fields, or have an alert of their own. */
export type ExplainedRejection = Exclude<
  OrderOutcome,
  { kind: 'placed' | 'lost' | 'gatewayDown' | 'fields' | 'signedOut' | 'confirmMobile' }
>;

/** The titles that the checkout with and without JavaScript share. Their texts differ. */
export const orderRejectionTitles = {
  changed: 'The total has changed.',
  insufficientStock: 'We don’t have as many as you ordered.',
  coupon: 'Your coupon is no longer valid.',
} as const;

/** Returns why an order or a booking was not placed. The text says that nothing was charged. */
export function getOrderRejectionMessage(rejection: ExplainedRejection, kind: Order['kind']): AlertMessage {
  const { nothingPlaced } = checkoutMessages[kind];
  switch (rejection.kind) {
    case 'changed': {
      const isShort = getInsufficientStockLines(rejection.quote).length > 0;
      return { title: orderRejectionTitles[isShort ? 'insufficientStock' : 'changed'], text: nothingPlaced };
    }
    case 'coupon':
      return {
        title: orderRejectionTitles.coupon,
        text: formatCouponRejection(rejection.reason, nothingPlaced),
      };
    case 'method':
      return {
        title: 'This payment method is no longer available.',
        text: `Choose another one. ${nothingPlaced}`,
      };
    case 'gone':
      return kind === 'ORDER'
        ? { title: 'Some items are no longer sold.', text: `Remove them to continue. ${nothingPlaced}` }
        : { title: notBookableTitles.gone, text: nothingPlaced };
    case 'notBookable':
      return getNotBookableMessage(rejection.quote, nothingPlaced);
    case 'tooMany':
      // The order would reserve more without payment than the shop allows, alone or with earlier ones.
      return {
        title: 'This is more than we can hold without payment.',
        text: `Order fewer items, pay for or cancel an earlier order, or call us and we’ll take this order by phone. ${nothingPlaced}`,
      };
    case 'busy':
      return {
        title: 'Too many attempts.',
        text: `Please wait ${formatRetryAfter(rejection.waitMs) ?? 'a few minutes'}, then try again. ${nothingPlaced}`,
      };
    default:
      return {
        title: kind === 'ORDER' ? 'We couldn’t accept the order.' : 'We couldn’t accept the booking.',
        text: `Please check your details and try again. ${nothingPlaced}`,
      };
  }
}

/** Formats why a coupon was rejected, if the API says so, followed by what happens next. */
export function formatCouponRejection(reason: CouponRejectionReason | undefined, next: string): string {
  return reason ? `${couponRejectionMessages[reason]} ${next}` : next;
}

/** Formats how many of a line are left, without a full stop. */
export function formatInsufficientStock(line: QuoteLine): string {
  return line.available === 0
    ? `${getLineTitle(line)}: sold out`
    : `${getLineTitle(line)}: only ${line.available} left`;
}

/** Why an item cannot be booked. */
export const notBookableTitles = {
  inStock: 'This piece is in stock now.',
  gone: 'This piece is no longer sold.',
  soldOut: 'This piece isn’t made to order at the moment.',
} as const;

const orderInsteadText = 'You can order it without an advance.';

/** Returns what follows if an item cannot be booked, before the booking is sent. */
export function getNotBookableText({ isInStock }: { isInStock: boolean }): string {
  return isInStock ? `${orderInsteadText} ${draftSavedMessage}` : `It can’t be booked. ${draftSavedMessage}`;
}

/** The item may be in stock by now, or no longer be built to order. */
function getNotBookableMessage(quote: Quote | undefined, nothingPlaced: string): AlertMessage {
  const isInStock = (quote?.lines[0]?.available ?? 0) > 0;
  return isInStock
    ? { title: notBookableTitles.inStock, text: `${orderInsteadText} ${nothingPlaced}` }
    : { title: 'This piece is no longer made to order.', text: nothingPlaced };
}
