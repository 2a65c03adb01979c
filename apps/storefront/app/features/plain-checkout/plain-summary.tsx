import { OrderSummary, OrderSummaryLine, OrderSummaryLines } from '@piri/ui/order-summary';
import type { ReactNode } from 'react';
import { sayContents } from '../cart/say-contents.ts';
import { sayDay } from '../catalogue/arrival.ts';
import { inTaka } from '../currency/use-money.ts';
import { usualPlace } from '../delivery/delivery-place.ts';
import type { PlainForm } from './plain-order.ts';

/** Before a place is named, the sum is that of the usual one, and says so. */
function sayRoad(upazila: string): string {
  return upazila ? `Delivery to ${upazila}` : `Delivery inside ${usualPlace.district}`;
}

/** What it comes to, in the money that is charged. */
export function PlainSummary({
  form: { quote, answers },
  className,
  children,
}: {
  form: PlainForm;
  className?: string;
  children: ReactNode;
}) {
  const { kind, upazila, when, day } = answers.values;
  return (
    <OrderSummary title="Your order" className={className}>
      {quote && (
        <>
          <OrderSummaryLines>
            {quote.lines.map(({ code, title, attributeValues, quantity, price, total }) => (
              <OrderSummaryLine
                key={code}
                term={title}
                note={[
                  ...attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel),
                  `${quantity} X ${inTaka(price)}`,
                ].join(' · ')}
              >
                {inTaka(total)}
              </OrderSummaryLine>
            ))}
          </OrderSummaryLines>
          <div className="stitch-rule my-2" />
          <OrderSummaryLines>
            <OrderSummaryLine term={sayContents(quote.totals)}>
              {inTaka(quote.totals.subTotal)}
            </OrderSummaryLine>
            {quote.totals.discount > 0 && (
              <OrderSummaryLine term="Offers" tone="offer">
                −{inTaka(quote.totals.discount)}
              </OrderSummaryLine>
            )}
            {quote.coupon?.valid && (
              <OrderSummaryLine term={`Coupon ${quote.coupon.code}`} tone="offer">
                {quote.totals.couponAmount > 0 ? `−${inTaka(quote.totals.couponAmount)}` : 'Free delivery'}
              </OrderSummaryLine>
            )}
            {quote.delivery && (
              <OrderSummaryLine
                term={kind === 'COLLECT' ? 'Collected' : sayRoad(upazila)}
                note={when === 'LATER' ? sayDay(day) : `by ${sayDay(quote.delivery.latest)}`}
              >
                {quote.delivery.charge === 0 ? 'Free' : inTaka(quote.delivery.charge)}
              </OrderSummaryLine>
            )}
            {quote.delivery && quote.delivery.stairs > 0 && (
              <OrderSummaryLine term="Carried up the stairs">
                {inTaka(quote.delivery.stairs)}
              </OrderSummaryLine>
            )}
            <OrderSummaryLine term="To pay" emphasis="total">
              {inTaka(quote.toPay)}
            </OrderSummaryLine>
          </OrderSummaryLines>
        </>
      )}
      {children}
    </OrderSummary>
  );
}
