import { getLineKey, getLineTitle } from '@piri/contract/line-item';
import type { Quote } from '@piri/contract/quote';
import type { SummaryRow } from '@piri/pricing/summary-rows';
import { OrderSummary, OrderSummaryAmount, OrderSummaryAmounts } from '@piri/ui/order-summary';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { formatCouponTerm, summaryTexts } from '../../cart/pricing/summary-texts.ts';
import { formatCartCount } from '../../cart/store/format-cart-count.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { defaultArea } from '../../customer/delivery/delivery-area-store.ts';
import { formatShortDateWithWeekday } from '../../platform/dates/format-short-date-with-weekday.ts';
import { formatLatestDay } from '../form/checkout-form-texts.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import { getQuoteRows } from '../quote/get-quote-rows.ts';
import { isDestinationKnown } from './area-selection.ts';
import type { NoScriptFormValues } from './no-script-form-values.ts';
import type { NoScriptFormState } from './no-script-order.ts';
import { getTargetId, scrollTargetMarginClass } from './scroll-target.ts';

/** The order summary, in BDT. */
export function NoScriptSummary({ form, className, children }: NoScriptSummaryProps) {
  const { quote, scrollTarget } = form;
  const isKnown = isDestinationKnown(form);
  return (
    <OrderSummary
      title={checkoutMessages.ORDER.summary}
      id={getTargetId(scrollTarget, 'total')}
      tabIndex={-1}
      className={cx('outline-none', scrollTargetMarginClass, className)}
    >
      {quote && (
        <>
          <OrderSummaryAmounts>
            {quote.lines.map(({ attributeValues, quantity, price, total, ...line }) => (
              <OrderSummaryAmount
                key={getLineKey(line)}
                term={getLineTitle(line)}
                note={[
                  ...attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel),
                  `${quantity} X ${formatTaka(price)}`,
                ].join(' · ')}
              >
                {formatTaka(total)}
              </OrderSummaryAmount>
            ))}
          </OrderSummaryAmounts>
          <div className="stitch-horizontal my-2" />
          <OrderSummaryAmounts>
            {getQuoteRows(quote).map((row) => (
              <QuoteRow key={row.kind} row={row} quote={quote} form={form} />
            ))}
            <OrderSummaryAmount term={isKnown ? summaryTexts.toPay : 'Estimated total'} emphasis="total">
              {formatTaka(quote.toPay)}
            </OrderSummaryAmount>
          </OrderSummaryAmounts>
        </>
      )}
      {children}
    </OrderSummary>
  );
}

function QuoteRow({ row, quote, form }: { row: SummaryRow; quote: Quote; form: NoScriptFormState }) {
  switch (row.kind) {
    case 'goods':
      return (
        <OrderSummaryAmount term={formatCartCount(quote.totals)}>{formatTaka(row.amount)}</OrderSummaryAmount>
      );
    case 'offers':
      return (
        <OrderSummaryAmount term={summaryTexts.offers} tone="offer">
          −{formatTaka(-row.amount)}
        </OrderSummaryAmount>
      );
    case 'coupon':
      return (
        <OrderSummaryAmount term={formatCouponTerm(quote.coupon?.code)} tone="offer">
          {row.amount < 0 ? `−${formatTaka(-row.amount)}` : summaryTexts.freeDelivery}
        </OrderSummaryAmount>
      );
    case 'delivery': {
      const { kind, upazila } = form.answers.values;
      const isKnown = isDestinationKnown(form);
      if (row.amount === undefined || !quote.delivery) return null;
      return (
        <OrderSummaryAmount
          term={kind === 'COLLECT' ? 'Collection' : `Delivery ${isKnown ? `to ${upazila}` : usually}`}
          note={isKnown ? formatArrival(form.answers, quote.delivery) : elsewhere}
        >
          {row.amount === 0 ? 'Free' : formatTaka(row.amount)}
        </OrderSummaryAmount>
      );
    }
    case 'stairs':
      return <OrderSummaryAmount term={summaryTexts.stairs}>{formatTaka(row.amount)}</OrderSummaryAmount>;
    case 'instalmentFee':
      return (
        <OrderSummaryAmount term={summaryTexts.instalmentFee}>{formatTaka(row.amount)}</OrderSummaryAmount>
      );
    default:
      return row satisfies never;
  }
}

interface NoScriptSummaryProps {
  form: NoScriptFormState;
  className?: string;
  children: ReactNode;
}

/** Until an area is selected, the figures are for the default area and say so. */
const usually = `in ${defaultArea.district}`;
const elsewhere = 'Choose your area to see the delivery charge.';

function formatArrival(
  { values }: NoScriptFormValues,
  { earliest, latest }: NonNullable<Quote['delivery']>,
): string {
  const isPossible = values.when === 'LATER' && values.day >= earliest;
  return isPossible
    ? formatShortDateWithWeekday(values.day)
    : formatLatestDay(values.kind, formatShortDateWithWeekday(latest), 'note');
}
