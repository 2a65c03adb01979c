import type { CartLine } from '@piri/contract/cart-lines';
import type { quoteCheckout as call, DeliveryWish } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/endpoint';
import type { InstalmentPlan, PaymentMethod, Quote } from '@piri/contract/quote';
import { deliveryCharge, stairCharge } from '@piri/pricing/delivery-charge';
import { deliveryWindow } from '@piri/pricing/delivery-window';
import { instalmentPlans } from '@piri/pricing/instalments';
import { cartTotals } from '@piri/pricing/totals';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../db/schema.ts';
import type { CallContext } from '../../runtime/context.ts';
import { judgeCoupon } from '../coupons/apply-coupon.ts';
import { type Destination, findDestination } from '../orders/destination.ts';
import { bookingOffer, paymentOffers } from '../orders/payment-offers.ts';
import { readShopTerms, type ShopTerms } from '../settings/shop-terms.ts';
import { type Goods, readGoods } from './read-goods.ts';

export interface Wanted {
  lines: readonly CartLine[];
  delivery?: DeliveryWish | undefined;
  couponCode?: string | undefined;
  paymentMethod?: PaymentMethod | undefined;
  emiMonths?: number | undefined;
}

/** Who asks, and when. */
export interface Asker {
  now: Date;
  customerId: string | undefined;
  /** Whose uses of coupons are counted. */
  usedBy: string | undefined;
  /** Of the contact; undefined while it is not known. */
  mobile?: string;
  ordersBefore?: number;
  hasGateway: boolean;
}

/** A quote with what an order is made of beside it. */
export interface WholeQuote {
  quote: Quote;
  goods: Goods[];
  destination: Destination | undefined;
  /** The coupon's code as it is printed, if it counts. */
  couponCode: string | undefined;
  plan: InstalmentPlan | undefined;
  vatPercent: number;
}

export interface QuoteCheckout {
  ctx: Pick<CallContext<typeof call>, 'db' | 'now' | 'customer' | 'gateway'>;
  input: ParsedInput<typeof call>['body'];
}

export async function quoteCheckout({ ctx, input }: QuoteCheckout): Promise<Quote> {
  const customerId = ctx.customer?.id;
  const asker = { now: ctx.now(), customerId, usedBy: customerId, hasGateway: ctx.gateway !== undefined };
  return (await readQuote(ctx.db, asker, input)).quote;
}

/** Everything that these goods would come to now, there. */
export async function readQuote(db: Kysely<Database>, asker: Asker, wanted: Wanted): Promise<WholeQuote> {
  const terms = await readShopTerms(db);
  const goods = await readGoods(db, wanted.lines);
  const destination =
    wanted.delivery &&
    (await findDestination(db, { wish: wanted.delivery, customerId: asker.customerId, terms }));
  const { total } = cartTotals(goods);
  const judged =
    wanted.couponCode === undefined
      ? undefined
      : await judgeCoupon(db, { ...asker, code: wanted.couponCode, total, zoneId: destination?.zoneId });
  const freeDelivery = judged?.result.freeDelivery === true;
  const way = destination && wayOf(destination, { goods, total, freeDelivery, now: asker.now, terms });
  const totals = cartTotals(goods, {
    couponAmount: judged?.result.couponAmount,
    delivery: way && way.charge + way.stairs,
  });
  const instalments = instalmentPlans(totals.payable, terms.instalments);
  const plan = choosePlan(instalments, wanted);
  const instalmentFee = plan?.fee ?? 0;
  return {
    quote: {
      lines: goods.map(({ pieces: _, ...line }) => line),
      totals,
      delivery: way ?? null,
      coupon: judged ? { code: judged.row?.code ?? wanted.couponCode ?? '', ...judged.result } : null,
      instalmentFee,
      toPay: totals.payable + instalmentFee,
      payment: paymentOffers(
        { payable: totals.payable, instalmentFee, destination, hasGateway: asker.hasGateway },
        terms,
      ),
      ...(isBookable(goods) && { booking: bookingOffer(totals.payable, asker.hasGateway, terms) }),
      instalments,
    },
    goods,
    destination,
    couponCode: judged?.result.valid === true ? judged.row?.code : undefined,
    plan,
    vatPercent: terms.vat.percent,
  };
}

/** One thing, built for whoever asks. Of a set some pieces may stand ready: that is ordered whole. */
function isBookable([line, ...others]: readonly Goods[]): boolean {
  return others.length === 0 && line?.sourceType === 'item' && line.madeToOrder;
}

interface Way {
  goods: readonly Goods[];
  total: number;
  freeDelivery: boolean;
  now: Date;
  terms: ShopTerms;
}

/** What comes to a showroom is fetched there: nobody pays the road, and nobody carries it up. */
function wayOf(
  { kind, zoneId, address }: Destination,
  { goods, total, freeDelivery, now, terms }: Way,
): NonNullable<Quote['delivery']> {
  const pieces = goods.flatMap((line) => line.pieces);
  const awaited = goods.flatMap((line) =>
    line.pieces.map(({ leadDays }) => ({ leadDays, madeToOrder: line.madeToOrder })),
  );
  const { floor = 0, lift = false } = address ?? {};
  return {
    zoneId,
    charge: kind === 'COLLECT' ? 0 : deliveryCharge({ zoneId, total, freeDelivery }, terms.delivery),
    stairs: kind === 'COLLECT' ? 0 : stairCharge({ pieces, floor, lift }, terms.delivery),
    ...deliveryWindow({ now, zoneId, pieces: awaited }, terms.delivery),
  };
}

/** Months are a card's; whoever has not said how to pay means a card by them. */
function choosePlan(
  plans: readonly InstalmentPlan[],
  { paymentMethod = 'CARD', emiMonths }: Wanted,
): InstalmentPlan | undefined {
  if (emiMonths === undefined) return undefined;
  const plan = paymentMethod === 'CARD' ? plans.find(({ months }) => months === emiMonths) : undefined;
  if (plan !== undefined) return plan;
  throw new Refusal('INVALID', 'This amount cannot be paid in so many months.', [
    { path: 'emiMonths', code: 'PLAN_UNKNOWN', message: 'One of the plans of the quote, by card.' },
  ]);
}
