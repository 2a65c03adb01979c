import { taka } from '@piri/pricing/convert';
import { instalmentPlans, lowestMonthly } from '@piri/pricing/instalments';
import { getSummaryRows, type SummaryRow } from '@piri/pricing/summary-rows';
import { cartTotals, type Totals } from '@piri/pricing/totals';
import { OrderSummary, OrderSummaryLine, OrderSummaryLines } from '@piri/ui/order-summary';
import { SkeletonText } from '@piri/ui/skeleton';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import { MoneyText } from '../../catalogue/prices/money-text.tsx';
import { inTaka, useMoney } from '../../catalogue/prices/use-money.ts';
import { ChangePlace } from '../../customer/delivery/change-place.tsx';
import { useDeliveryPlace, usualPlace } from '../../customer/delivery/delivery-place.ts';
import { arrivesTogether, type CartTerms, roadCharge } from '../pricing/delivery-estimate.ts';
import { payingLines } from '../pricing/priced-cart.ts';
import { useCoupon } from '../pricing/use-coupon.ts';
import type { UsedCart } from '../pricing/use-priced-cart.ts';
import { sayContents } from '../store/say-contents.ts';
import { totalQuantity } from '../store/stored-cart.ts';
import { CouponField } from './coupon-field.tsx';
import { WayToCheckout } from './way-to-checkout.tsx';

export interface CartSummaryProps {
  cart: UsedCart;
  /** Undefined while the shop could not say what it charges for the road. */
  terms: CartTerms | undefined;
  now: Date;
  className?: string;
}

/** What the cart comes to, as far as it can be said before an address is known, and the way on. */
export function CartSummary({ cart, terms, now, className }: CartSummaryProps) {
  const { lines, totals: goods, complete } = cart;
  const { place } = useDeliveryPlace();
  const { code, answer, askAgain, check } = useCoupon(lines);
  const coupon = answer?.says === 'yes' ? answer : undefined;
  const whither = terms && { place, terms, now };
  const offers = lines.flatMap(({ offer, state }) => (offer && state === 'sold' ? offer : []));
  const delivery =
    whither && roadCharge({ total: goods.total, freeDelivery: coupon?.freeDelivery ?? false }, whither);
  const totals = cartTotals(payingLines(lines), { couponAmount: coupon?.amount, delivery });
  const day = whither && arrivesTogether(offers, whither);
  const isAsking = lines.some(({ state }) => state === 'asking');

  const showRow = (row: SummaryRow) => {
    switch (row.kind) {
      case 'goods':
        return (
          <OrderSummaryLine
            key={row.kind}
            term={sayContents(isAsking ? { quantity: totalQuantity(lines), items: lines.length } : totals)}
          >
            <Figure known={complete} figure={row.amount} />
          </OrderSummaryLine>
        );
      case 'offers':
        return (
          <OrderSummaryLine key={row.kind} term="Offers" tone="offer">
            −<MoneyText figure={-row.amount} />
          </OrderSummaryLine>
        );
      case 'coupon':
        return (
          coupon && (
            <OrderSummaryLine
              key={row.kind}
              term={`Coupon ${coupon.code}`}
              tone="offer"
              note={coupon.coupon?.terms}
            >
              {row.amount < 0 ? (
                <>
                  −<MoneyText figure={-row.amount} />
                </>
              ) : (
                'Free delivery'
              )}
            </OrderSummaryLine>
          )
        );
      case 'delivery':
        return (
          <OrderSummaryLine
            key={row.kind}
            term={
              <>
                {place === usualPlace ? `Delivery inside ${place.district}, ` : 'Delivery to '}
                <ChangePlace label={place === usualPlace ? 'another place' : place.name} variant="inline" />
              </>
            }
            note={day ? `by ${day}` : !complete && <SkeletonText size="meta" className="w-24" />}
          >
            {row.amount === undefined ? 'with the address' : <Road known={complete} charge={row.amount} />}
          </OrderSummaryLine>
        );
      case 'stairs':
      case 'instalmentFee':
        // The checkout asks for the floor and the months.
        return null;
      default:
        return row satisfies never;
    }
  };

  return (
    <OrderSummary title="Summary" className={className}>
      <OrderSummaryLines>
        {getSummaryRows({ ...totals, hasCoupon: coupon !== undefined, delivery }).map(showRow)}
      </OrderSummaryLines>
      <div className="text-meta">
        <CouponField code={code} answer={answer} check={check} onAskAgain={askAgain} />
      </div>
      <OrderSummaryLines>
        <OrderSummaryLine
          term={delivery === undefined ? 'To pay, before delivery' : 'To pay'}
          emphasis="total"
        >
          <Figure known={complete} figure={totals.payable} />
        </OrderSummaryLine>
      </OrderSummaryLines>
      <WayToCheckout lines={lines} />
      <SmallPrint totals={totals} instalments={terms?.instalments} known={complete} />
    </OrderSummary>
  );
}

/** A sum of which a part is not known is none. */
function Figure({
  known,
  figure,
  className = 'w-24',
}: {
  known: boolean;
  figure: number;
  className?: string;
}) {
  return known ? <MoneyText figure={figure} /> : <SkeletonText className={className} />;
}

function Road({ known, charge }: { known: boolean; charge: number }) {
  // No wider than a charge, so that the text beside it wraps as it will once the charge is known.
  return known && charge === 0 ? 'Free' : <Figure known={known} figure={charge} className="w-14" />;
}

interface SmallPrintProps {
  totals: Totals;
  instalments: CartTerms['instalments'] | undefined;
  known: boolean;
}

function SmallPrint({ totals: { payable }, instalments, known }: SmallPrintProps) {
  const { code, show } = useMoney();
  const free = instalments && instalmentPlans(payable, instalments).findLast(({ fee }) => fee === 0);
  const plan = free ?? (instalments && lowestMonthly(payable, instalments));
  return (
    <div className="mt-3 text-ink-2 text-meta">
      {code !== taka.code && known && <p>You are charged in BDT, {inTaka(payable)}.</p>}
      {!known && <SkeletonText size="meta" />}
      {known && plan && (
        <p>
          Or <MoneyText figure={plan.monthly} /> a month for {plan.months} months{free && ', no fee'}.
        </p>
      )}
      <p>Prices include VAT. Nothing is charged before you confirm.</p>
      <VisuallyHidden role="status">{known && `To pay: ${show(payable)}`}</VisuallyHidden>
    </div>
  );
}
