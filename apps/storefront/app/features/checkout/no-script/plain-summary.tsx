import type { Quote } from '@piri/contract/quote';
import { OrderSummary, OrderSummaryLine, OrderSummaryLines } from '@piri/ui/order-summary';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { sayContents } from '../../cart/store/say-contents.ts';
import { inTaka } from '../../catalogue/prices/use-money.ts';
import { usualPlace } from '../../customer/delivery/delivery-place.ts';
import { sayDay } from '../../platform/dates/say-day.ts';
import { idAt, landingMargin } from './landing.ts';
import { isDestinationKnown } from './place-step.ts';
import type { PlainAnswers } from './plain-answers.ts';
import type { PlainForm } from './plain-order.ts';

/** What it comes to, in the money that is charged. */
export function PlainSummary({ form, className, children }: PlainSummaryProps) {
  const { quote, answers, landing } = form;
  const { kind, upazila } = answers.values;
  const isKnown = isDestinationKnown(form);
  return (
    <OrderSummary
      title="Your order"
      id={idAt(landing, 'total')}
      tabIndex={-1}
      className={cx('outline-none', landingMargin, className)}
    >
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
                term={kind === 'COLLECT' ? 'Collected' : `Delivery ${isKnown ? `to ${upazila}` : usually}`}
                note={isKnown ? formatArrival(answers, quote.delivery) : elsewhere}
              >
                {quote.delivery.charge === 0 ? 'Free' : inTaka(quote.delivery.charge)}
              </OrderSummaryLine>
            )}
            {quote.delivery && quote.delivery.stairs > 0 && (
              <OrderSummaryLine term="Carried up the stairs">
                {inTaka(quote.delivery.stairs)}
              </OrderSummaryLine>
            )}
            <OrderSummaryLine term={isKnown ? 'To pay' : `To pay ${usually}`} emphasis="total">
              {inTaka(quote.toPay)}
            </OrderSummaryLine>
          </OrderSummaryLines>
        </>
      )}
      {children}
    </OrderSummary>
  );
}

interface PlainSummaryProps {
  form: PlainForm;
  className?: string;
  children: ReactNode;
}

/** Until a place is chosen, the figures are those of the usual one, and say so. */
const usually = `inside ${usualPlace.district}`;
const elsewhere = 'Choose your place to see what delivery costs there.';

function formatArrival(
  { values }: PlainAnswers,
  { earliest, latest }: NonNullable<Quote['delivery']>,
): string {
  const isPossible = values.when === 'LATER' && values.day >= earliest;
  return isPossible ? sayDay(values.day) : `by ${sayDay(latest)}`;
}
