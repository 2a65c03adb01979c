import { getLineTitle } from '@piri/contract/line-item';
import type { Quote } from '@piri/contract/quote';
import { baseCurrency } from '@piri/pricing/convert';
import type { SummaryRow } from '@piri/pricing/summary-rows';
import { CartLines } from '@piri/ui/cart-line';
import { OrderSummary, OrderSummaryAmount, OrderSummaryAmounts } from '@piri/ui/order-summary';
import { SkeletonText } from '@piri/ui/skeleton';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import type { ReactNode } from 'react';
import { CouponField } from '../../cart/cart-page/coupon-field.tsx';
import { CompactCartLine } from '../../cart/lines/compact-cart-line.tsx';
import {
  formatCouponTerm,
  formatTotalStatus,
  getHandover,
  summaryTexts,
} from '../../cart/pricing/summary-texts.ts';
import { formatCartCount } from '../../cart/store/format-cart-count.ts';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import {
  formatChargeNote,
  useSelectedCurrencyFormat,
} from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatShortDateWithWeekday } from '../../platform/dates/format-short-date-with-weekday.ts';
import { formatLatestDay } from '../form/checkout-form-texts.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import { getCouponResult } from '../quote/get-coupon-result.ts';
import { getQuoteRows } from '../quote/get-quote-rows.ts';
import { getDeliveryAreaPath } from '../state/get-home-delivery-charge.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { QuoteErrorAlert } from './quote-error-alert.tsx';

/** The order summary: lines, amounts, and the payment button. Omits the lines if a collapsed summary shows them. */
export function CheckoutSummary({
  checkout,
  folded,
  className,
  children,
}: {
  checkout: UseCheckoutResult;
  folded: 'always' | 'when narrow';
  className?: string;
  children: ReactNode;
}) {
  return (
    <OrderSummary title={checkoutMessages[checkout.kind].summary} className={className}>
      {folded === 'when narrow' && (
        <div className="max-lg:hidden">
          <SummaryLines checkout={checkout} />
          <div className="stitch-horizontal my-2" />
        </div>
      )}
      <SummaryFigures checkout={checkout} />
      {children}
    </OrderSummary>
  );
}

export function SummaryLines({ checkout: { cart } }: { checkout: UseCheckoutResult }) {
  return (
    <CartLines aria-label="In your order" className="-mt-3">
      {cart.lines.map((line) => (
        <CompactCartLine key={line.name} line={line} />
      ))}
    </CartLines>
  );
}

/** The amounts below the lines. While new ones are loading, the old ones stay, faded and marked as stale. */
function SummaryFigures({ checkout }: { checkout: UseCheckoutResult }) {
  const { kind, quote, quoted, coupon, values, checkCoupon, ordering } = checkout;
  const { show } = useSelectedCurrencyFormat();
  if (!quote) {
    return (
      <>
        <QuoteErrorAlert checkout={checkout} />
        {!quoted.error && <SkeletonText lines={4} className="py-2" />}
      </>
    );
  }
  const { toPay, booking } = quote;
  const result = getCouponResult(coupon, quoted);
  return (
    <div aria-busy={quoted.loading} className="group/figures" data-stale={quoted.loading ? '' : undefined}>
      <QuoteErrorAlert checkout={checkout} />
      <div className="transition-opacity duration-base group-data-stale/figures:opacity-60">
        <OrderSummaryAmounts>
          {getQuoteRows(quote).map((row) => (
            <QuoteRow key={row.kind} row={row} quote={quote} checkout={checkout} />
          ))}
        </OrderSummaryAmounts>
      </div>
      {kind === 'ORDER' && (
        <div className="text-small">
          <CouponField
            code={coupon}
            result={result}
            check={checkCoupon}
            onRetry={quoted.refetch}
            // The alert above asks whether to continue without the coupon.
            removesRejected={ordering.rejection?.kind !== 'coupon'}
          />
        </div>
      )}
      <div className="transition-opacity duration-base group-data-stale/figures:opacity-60">
        <OrderSummaryAmounts>
          <OrderSummaryAmount term={summaryTexts.toPay} emphasis="total">
            <InlinePrice figure={toPay} />
          </OrderSummaryAmount>
          {booking && (
            <>
              <OrderSummaryAmount term={summaryTexts.advance}>
                <InlinePrice figure={booking.advance} />
              </OrderSummaryAmount>
              <OrderSummaryAmount term={`On ${getHandover(values.kind)}`}>
                <InlinePrice figure={booking.atTheDoor} />
              </OrderSummaryAmount>
            </>
          )}
        </OrderSummaryAmounts>
      </div>
      <div aria-hidden="true" className="h-0.5 group-data-stale/figures:stitch-loading" />
      <VisuallyHidden role="status">
        {quoted.loading ? 'Updating the total…' : formatTotalStatus(show(toPay))}
      </VisuallyHidden>
      <ChargedInTaka figure={toPay} />
    </div>
  );
}

function QuoteRow({ row, quote, checkout }: { row: SummaryRow; quote: Quote; checkout: UseCheckoutResult }) {
  const { kind, quoted, coupon, values, outlet } = checkout;
  switch (row.kind) {
    case 'goods':
      return (
        <OrderSummaryAmount
          term={
            (kind === 'BOOKING' && quote.lines[0] && getLineTitle(quote.lines[0])) ||
            formatCartCount(quote.totals)
          }
        >
          <InlinePrice figure={row.amount} />
        </OrderSummaryAmount>
      );
    case 'offers':
      return (
        <OrderSummaryAmount term={summaryTexts.offers} tone="offer">
          −<InlinePrice figure={-row.amount} />
        </OrderSummaryAmount>
      );
    case 'coupon': {
      // The coupon may have been replaced or removed since the quote.
      const result = getCouponResult(coupon, quoted);
      if (result?.status !== 'accepted') return null;
      return (
        <OrderSummaryAmount term={formatCouponTerm(result.code)} tone="offer">
          {row.amount < 0 ? (
            <>
              −<InlinePrice figure={-row.amount} />
            </>
          ) : (
            summaryTexts.freeDelivery
          )}
        </OrderSummaryAmount>
      );
    }
    case 'delivery': {
      const { delivery } = quote;
      const isHome = values.kind === 'HOME';
      const upazila = getDeliveryAreaPath(checkout)?.upazila;
      return (
        <OrderSummaryAmount
          term={isHome ? formatDeliveryTerm(upazila) : formatCollectionTerm(outlet)}
          note={
            delivery &&
            (values.day && values.when === 'LATER'
              ? formatShortDateWithWeekday(values.day)
              : formatLatestDay(values.kind, formatShortDateWithWeekday(delivery.latest), 'note'))
          }
        >
          {row.amount !== undefined ? (
            <Charge figure={row.amount} />
          ) : isHome ? (
            'Choose an area first'
          ) : (
            'Free'
          )}
        </OrderSummaryAmount>
      );
    }
    case 'stairs':
      return (
        <OrderSummaryAmount term={summaryTexts.stairs}>
          <InlinePrice figure={row.amount} />
        </OrderSummaryAmount>
      );
    case 'instalmentFee':
      return (
        <OrderSummaryAmount term={summaryTexts.instalmentFee}>
          <InlinePrice figure={row.amount} />
        </OrderSummaryAmount>
      );
    default:
      return row satisfies never;
  }
}

function formatDeliveryTerm(upazila: string | undefined): string {
  return upazila ? `Delivery to ${upazila}` : 'Delivery';
}

function formatCollectionTerm(outlet: UseCheckoutResult['outlet']): string {
  return outlet ? `Collection from ${outlet.name}` : 'Collection';
}

function Charge({ figure }: { figure: number }) {
  return figure === 0 ? 'Free' : <InlinePrice figure={figure} />;
}

function ChargedInTaka({ figure }: { figure: number }) {
  const { code } = useSelectedCurrencyFormat();
  if (code === baseCurrency.code) return null;
  return <p className="text-muted text-small">{formatChargeNote(figure)}</p>;
}
