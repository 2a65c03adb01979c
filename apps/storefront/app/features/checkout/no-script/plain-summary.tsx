import { lineKey, lineTitle } from '@piri/contract/line-item';
import type { Quote } from '@piri/contract/quote';
import type { SummaryRow } from '@piri/pricing/summary-rows';
import { OrderSummary, OrderSummaryLine, OrderSummaryLines } from '@piri/ui/order-summary';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { sayContents } from '../../cart/store/say-contents.ts';
import { inTaka } from '../../catalogue/prices/use-money.ts';
import { usualPlace } from '../../customer/delivery/delivery-place.ts';
import { sayDay } from '../../platform/dates/say-day.ts';
import { getQuoteRows } from '../quote/quote-rows.ts';
import { idAt, landingMargin } from './landing.ts';
import { isDestinationKnown } from './place-step.ts';
import type { PlainAnswers } from './plain-answers.ts';
import type { PlainForm } from './plain-order.ts';

/** What it comes to, in the money that is charged. */
export function PlainSummary({ form, className, children }: PlainSummaryProps) {
  const { quote, landing } = form;
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
            {quote.lines.map(({ attributeValues, quantity, price, total, ...line }) => (
              <OrderSummaryLine
                key={lineKey(line)}
                term={lineTitle(line)}
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
            {getQuoteRows(quote).map((row) => (
              <PlainRow key={row.kind} row={row} quote={quote} form={form} />
            ))}
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

function PlainRow({ row, quote, form }: { row: SummaryRow; quote: Quote; form: PlainForm }) {
  switch (row.kind) {
    case 'goods':
      return <OrderSummaryLine term={sayContents(quote.totals)}>{inTaka(row.amount)}</OrderSummaryLine>;
    case 'offers':
      return (
        <OrderSummaryLine term="Offers" tone="offer">
          −{inTaka(-row.amount)}
        </OrderSummaryLine>
      );
    case 'coupon':
      return (
        <OrderSummaryLine term={`Coupon ${quote.coupon?.code}`} tone="offer">
          {row.amount < 0 ? `−${inTaka(-row.amount)}` : 'Free delivery'}
        </OrderSummaryLine>
      );
    case 'delivery': {
      const { kind, upazila } = form.answers.values;
      const isKnown = isDestinationKnown(form);
      if (row.amount === undefined || !quote.delivery) return null;
      return (
        <OrderSummaryLine
          term={kind === 'COLLECT' ? 'Collected' : `Delivery ${isKnown ? `to ${upazila}` : usually}`}
          note={isKnown ? formatArrival(form.answers, quote.delivery) : elsewhere}
        >
          {row.amount === 0 ? 'Free' : inTaka(row.amount)}
        </OrderSummaryLine>
      );
    }
    case 'stairs':
      return <OrderSummaryLine term="Carried up the stairs">{inTaka(row.amount)}</OrderSummaryLine>;
    case 'instalmentFee':
      return <OrderSummaryLine term="Fee for instalments">{inTaka(row.amount)}</OrderSummaryLine>;
    default:
      return row satisfies never;
  }
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
