import type { CartLine } from '@piri/contract/cart-lines';
import type { quoteCheckout as call, DeliverySelection } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { InstalmentPlan, PaymentMethod, Quote } from '@piri/contract/quote';
import { calculateCartTotals } from '@piri/pricing/cart-totals';
import { calculateDeliveryCharge, calculateStairCharge } from '@piri/pricing/delivery-charge';
import { calculateDeliveryWindow } from '@piri/pricing/delivery-window';
import { calculateInstalmentPlans } from '@piri/pricing/instalments';
import type { Kysely } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { evaluateCoupon } from '../coupons/check-coupon.ts';
import { type Destination, resolveDestination } from '../orders/destination.ts';
import { getBookingOptions, listPaymentOptions } from '../orders/payment-options.ts';
import { type CheckoutSettings, readCheckoutSettings } from '../settings/checkout-settings.ts';
import { type QuoteLineDetails, readQuoteLineDetails } from './read-quote-line-details.ts';

export interface QuoteRequest {
  lines: readonly CartLine[];
  delivery?: DeliverySelection | undefined;
  couponCode?: string | undefined;
  paymentMethod?: PaymentMethod | undefined;
  emiMonths?: number | undefined;
}

/** The buyer of a quote, and its time. */
export interface BuyerContext {
  now: Date;
  customerId: string | undefined;
  /** The customer's id or mobile number that coupon uses are counted for. */
  redeemedBy: string | undefined;
  /** The mobile number of the contact, if it is known yet. */
  mobile?: string;
  ordersBefore?: number;
  hasGateway: boolean;
}

/** A quote and the details that an order needs. */
export interface QuoteDetails {
  quote: Quote;
  items: QuoteLineDetails[];
  destination: Destination | undefined;
  /** The coupon's code as printed, if the coupon is valid. */
  couponCode: string | undefined;
  plan: InstalmentPlan | undefined;
  vatPercent: number;
}

export interface QuoteCheckoutParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'customer' | 'gateway'>;
  input: ParsedInput<typeof call>['body'];
}

export async function quoteCheckout({ ctx, input }: QuoteCheckoutParams): Promise<Quote> {
  const customerId = ctx.customer?.id;
  const buyerContext = {
    now: ctx.now(),
    customerId,
    redeemedBy: customerId,
    hasGateway: ctx.gateway !== undefined,
  };
  return (await createQuoteForOrder(ctx.db, buyerContext, input)).quote;
}

/** Builds the quote for goods, a destination and a coupon. */
export async function createQuoteForOrder(
  db: Kysely<Database>,
  buyerContext: BuyerContext,
  request: QuoteRequest,
): Promise<QuoteDetails> {
  const terms = await readCheckoutSettings(db);
  const items = await readQuoteLineDetails(db, request.lines);
  const destination =
    request.delivery &&
    (await resolveDestination(db, {
      selection: request.delivery,
      customerId: buyerContext.customerId,
      terms,
    }));
  const { total } = calculateCartTotals(items);
  const evaluated =
    request.couponCode === undefined
      ? undefined
      : await evaluateCoupon(db, {
          ...buyerContext,
          code: request.couponCode,
          total,
          zoneId: destination?.zoneId,
        });
  const freeDelivery = evaluated?.result.freeDelivery === true;
  const delivery =
    destination &&
    calculateDelivery(destination, { items, total, freeDelivery, now: buyerContext.now, terms });
  const totals = calculateCartTotals(items, {
    couponAmount: evaluated?.result.couponAmount,
    delivery: delivery && delivery.charge + delivery.stairs,
  });
  const instalments = calculateInstalmentPlans(totals.payable, terms.instalments);
  const plan = choosePlan(instalments, request);
  const instalmentFee = plan?.fee ?? 0;
  return {
    quote: {
      lines: items.map(({ skus: _, ...line }) => line),
      totals,
      delivery: delivery ?? null,
      coupon: evaluated
        ? { code: evaluated.row?.code ?? request.couponCode ?? '', ...evaluated.result }
        : null,
      instalmentFee,
      toPay: totals.payable + instalmentFee,
      payment: listPaymentOptions(
        { payable: totals.payable, instalmentFee, destination, hasGateway: buyerContext.hasGateway },
        terms,
      ),
      ...(isBookable(items) && {
        booking: getBookingOptions(totals.payable, buyerContext.hasGateway, terms),
      }),
      instalments,
    },
    items,
    destination,
    couponCode: evaluated?.result.valid === true ? evaluated.row?.code : undefined,
    plan,
    vatPercent: terms.vat.percent,
  };
}

/**
 * Returns whether the cart is a single made-to-order item. A bundle is not bookable, because some of its items may be
 * in stock: it is ordered as a whole.
 */
function isBookable([line, ...others]: readonly QuoteLineDetails[]): boolean {
  return others.length === 0 && line?.sourceType === 'item' && line.madeToOrder;
}

interface DeliveryParams {
  items: readonly QuoteLineDetails[];
  total: number;
  freeDelivery: boolean;
  now: Date;
  terms: CheckoutSettings;
}

/** Returns the delivery charges and dates. Collecting from a showroom costs nothing. */
function calculateDelivery(
  { kind, zoneId, address }: Destination,
  { items, total, freeDelivery, now, terms }: DeliveryParams,
): NonNullable<Quote['delivery']> {
  const skus = items.flatMap((line) => line.skus);
  const awaited = items.flatMap((line) =>
    line.skus.map(({ leadDays }) => ({ leadDays, madeToOrder: line.madeToOrder })),
  );
  const { floor = 0, lift = false } = address ?? {};
  return {
    zoneId,
    charge: kind === 'COLLECT' ? 0 : calculateDeliveryCharge({ zoneId, total, freeDelivery }, terms.delivery),
    stairs: kind === 'COLLECT' ? 0 : calculateStairCharge({ skus, floor, lift }, terms.delivery),
    ...calculateDeliveryWindow({ now, zoneId, skus: awaited }, terms.delivery),
  };
}

/** Returns the selected instalment plan. Plans require a card, which is the default method. */
function choosePlan(
  plans: readonly InstalmentPlan[],
  { paymentMethod = 'CARD', emiMonths }: QuoteRequest,
): InstalmentPlan | undefined {
  if (emiMonths === undefined) return undefined;
  const plan = paymentMethod === 'CARD' ? plans.find(({ months }) => months === emiMonths) : undefined;
  if (plan !== undefined) return plan;
  throw new ApiError('INVALID', 'This amount can’t be paid in that many monthly instalments.', [
    {
      path: 'emiMonths',
      code: 'PLAN_UNKNOWN',
      message: 'Choose one of the plans in the quote, and pay by card.',
    },
  ]);
}
