import { type CartTotals, calculateCartTotals } from '@piri/pricing/cart-totals';
import { baseCurrency } from '@piri/pricing/convert';
import { calculateInstalmentPlans, findLowestMonthlyPlan } from '@piri/pricing/instalments';
import { getSummaryRows, type SummaryRow } from '@piri/pricing/summary-rows';
import { OrderSummary, OrderSummaryAmount, OrderSummaryAmounts } from '@piri/ui/order-summary';
import { SkeletonText } from '@piri/ui/skeleton';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import {
  formatChargeNote,
  useSelectedCurrencyFormat,
} from '../../catalogue/prices/use-selected-currency-format.ts';
import { ChangeAreaButton } from '../../customer/delivery/change-area-button.tsx';
import { defaultArea, useDeliveryArea } from '../../customer/delivery/delivery-area-store.ts';
import {
  type CartSettings,
  estimateDeliveryCharge,
  formatCartArrival,
} from '../pricing/estimate-cart-delivery.ts';
import { getChargeableLines } from '../pricing/price-cart.ts';
import { formatCouponTerm, formatTotalStatus, summaryTexts } from '../pricing/summary-texts.ts';
import { useCoupon } from '../pricing/use-coupon.ts';
import type { UsePricedCartResult } from '../pricing/use-priced-cart.ts';
import { formatCartCount } from '../store/format-cart-count.ts';
import { getTotalQuantity } from '../store/stored-cart.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { CouponField } from './coupon-field.tsx';

export interface CartSummaryProps {
  cart: UsePricedCartResult;
  /** Undefined if the delivery charges could not be loaded. */
  terms: CartSettings | undefined;
  now: Date;
  className?: string;
}

/** The summary of the cart: the total as far as it is known without an address, and the checkout button. */
export function CartSummary({ cart, terms, now, className }: CartSummaryProps) {
  const { lines, totals: goods, complete } = cart;
  const { area } = useDeliveryArea();
  const { code, result, refetch, check } = useCoupon(lines);
  const coupon = result?.status === 'accepted' ? result : undefined;
  const estimateInput = terms && { area, terms, now };
  const offers = lines.flatMap(({ offer, state }) => (offer && state === 'sold' ? offer : []));
  const delivery =
    estimateInput &&
    estimateDeliveryCharge(
      { total: goods.total, freeDelivery: coupon?.freeDelivery ?? false },
      estimateInput,
    );
  const totals = calculateCartTotals(getChargeableLines(lines), { couponAmount: coupon?.amount, delivery });
  const day = estimateInput && formatCartArrival(offers, estimateInput);
  const isAsking = lines.some(({ state }) => state === 'asking');

  const showRow = (row: SummaryRow) => {
    switch (row.kind) {
      case 'goods':
        return (
          <OrderSummaryAmount
            key={row.kind}
            term={formatCartCount(
              isAsking ? { quantity: getTotalQuantity(lines), items: lines.length } : totals,
            )}
          >
            <Figure known={complete} figure={row.amount} />
          </OrderSummaryAmount>
        );
      case 'offers':
        return (
          <OrderSummaryAmount key={row.kind} term={summaryTexts.offers} tone="offer">
            −<InlinePrice figure={-row.amount} />
          </OrderSummaryAmount>
        );
      case 'coupon':
        return (
          coupon && (
            <OrderSummaryAmount
              key={row.kind}
              term={formatCouponTerm(coupon.code)}
              tone="offer"
              note={coupon.coupon?.terms}
            >
              {row.amount < 0 ? (
                <>
                  −<InlinePrice figure={-row.amount} />
                </>
              ) : (
                summaryTexts.freeDelivery
              )}
            </OrderSummaryAmount>
          )
        );
      case 'delivery':
        return (
          <OrderSummaryAmount
            key={row.kind}
            term={
              <>
                {area === defaultArea ? `Delivery in ${area.district}, ` : 'Delivery to '}
                <ChangeAreaButton label={area === defaultArea ? 'change area' : area.name} variant="inline" />
              </>
            }
            note={day ? `by ${day}` : !complete && <SkeletonText size="meta" className="w-24" />}
          >
            {row.amount === undefined ? (
              'Calculated at checkout'
            ) : (
              <DeliveryRow known={complete} charge={row.amount} />
            )}
          </OrderSummaryAmount>
        );
      case 'stairs':
      case 'instalmentFee':
        // Stairs and instalments are chosen in the checkout.
        return null;
      default:
        return row satisfies never;
    }
  };

  return (
    <OrderSummary title="Summary" className={className}>
      <OrderSummaryAmounts>
        {getSummaryRows({ ...totals, hasCoupon: coupon !== undefined, delivery }).map(showRow)}
      </OrderSummaryAmounts>
      <div className="text-small">
        <CouponField code={code} result={result} check={check} onRetry={refetch} />
      </div>
      <OrderSummaryAmounts>
        <OrderSummaryAmount
          term={delivery === undefined ? 'Total before delivery' : summaryTexts.toPay}
          emphasis="total"
        >
          <Figure known={complete} figure={totals.payable} />
        </OrderSummaryAmount>
      </OrderSummaryAmounts>
      <CheckoutButton lines={lines} />
      <SmallPrint totals={totals} instalments={terms?.instalments} known={complete} />
    </OrderSummary>
  );
}

/** An amount, or a placeholder if a part of it is unknown. */
function Figure({
  known,
  figure,
  className = 'w-24',
}: {
  known: boolean;
  figure: number;
  className?: string;
}) {
  return known ? <InlinePrice figure={figure} /> : <SkeletonText className={className} />;
}

function DeliveryRow({ known, charge }: { known: boolean; charge: number }) {
  // As wide as a charge, so that the text beside it wraps the same before and after the charge is known.
  return known && charge === 0 ? 'Free' : <Figure known={known} figure={charge} className="w-14" />;
}

interface SmallPrintProps {
  totals: CartTotals;
  instalments: CartSettings['instalments'] | undefined;
  known: boolean;
}

function SmallPrint({ totals: { payable }, instalments, known }: SmallPrintProps) {
  const { code, show } = useSelectedCurrencyFormat();
  const free = instalments && calculateInstalmentPlans(payable, instalments).findLast(({ fee }) => fee === 0);
  const plan = free ?? (instalments && findLowestMonthlyPlan(payable, instalments));
  return (
    <div className="mt-3 text-muted text-small">
      {code !== baseCurrency.code && known && <p>{formatChargeNote(payable)}</p>}
      {!known && <SkeletonText size="meta" />}
      {known && plan && (
        <p>
          Or {plan.months} × <InlinePrice figure={plan.monthly} /> a month{free && ', no fee'}.
        </p>
      )}
      <p>Prices include VAT. You won’t be charged until you confirm.</p>
      <VisuallyHidden role="status">{known && formatTotalStatus(show(payable))}</VisuallyHidden>
    </div>
  );
}
