import type { CouponRejectionReason, applyCoupon as call } from '@piri/contract/coupons';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { calculateCartTotals } from '@piri/pricing/cart-totals';
import { calculateCouponDiscount } from '@piri/pricing/coupon';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { priceCartLines } from '../cart/price-cart-lines.ts';
import { buildVisibleCouponsQuery, type CouponRow, toCoupon } from './coupon-queries.ts';
import { wasCouponUsedWithMobile } from './first-order-coupon.ts';
import { readOrderCount } from './order-counts.ts';

export interface CheckCouponParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'customer'>;
  input: ParsedInput<typeof call>['query'];
}

/** Checks a coupon without using it. Placing the order checks it again, at current prices, and redeems it. */
export async function checkCoupon({ ctx, input }: CheckCouponParams): Promise<ResponseOf<typeof call>> {
  const customerId = ctx.customer?.id;
  const { total } = calculateCartTotals(await priceCartLines(ctx.db, input.lines));
  const { row, result } = await evaluateCoupon(ctx.db, {
    ...{ code: input.code, total, now: ctx.now(), zoneId: input.zoneId },
    ...{ customerId, redeemedBy: customerId },
  });
  const coupon = row === undefined || result.reason === 'NOT_VALID' ? null : toCoupon(row);
  return { ...result, total, coupon };
}

export interface CouponContext {
  /** The code as typed. */
  code: string;
  /** The total of the goods after discounts. */
  total: number;
  now: Date;
  zoneId?: string | undefined;
  /** The signed-in customer, who can also see their personal coupons. */
  customerId: string | undefined;
  /** The customer's id or mobile number that uses are counted for, see `redeemCoupon`; undefined if not known yet. */
  redeemedBy: string | undefined;
  /** The mobile number. A first-order coupon can be used once per number, whatever the account. */
  mobile?: string;
  /** The number of earlier orders, if the caller knows it already. */
  ordersBefore?: number;
}

export interface CouponEvaluation {
  row: CouponRow | undefined;
  result: {
    valid: boolean;
    couponAmount: number;
    freeDelivery: boolean;
    reason: CouponRejectionReason | null;
  };
}

/** Returns what a coupon is worth for these goods now, or why it is not valid. */
export async function evaluateCoupon(
  db: Kysely<Database>,
  context: CouponContext,
): Promise<CouponEvaluation> {
  const row = await buildVisibleCouponsQuery(db, context.customerId)
    .selectAll('coupons')
    .where('code', '=', codeAsPrinted(context.code))
    .executeTakeFirst();
  if (row === undefined) return { row, result: rejected('NOT_VALID') };
  const result = calculateCouponDiscount(toDisplayedCoupon(row), context);
  const spent = isOver(result.reason) ? null : await whySpent(db, row, context);
  return { row, result: spent === null ? result : rejected(spent) };
}

/** Removes spaces and converts to upper case, because people type codes in lower case and with spaces. */
function codeAsPrinted(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}

function toDisplayedCoupon(row: CouponRow) {
  return { ...toCoupon(row), valid: row.valid };
}

function rejected(reason: CouponRejectionReason) {
  return { valid: false, couponAmount: 0, freeDelivery: false, reason };
}

/** Returns whether a reason means that the uses of the coupon need not be checked. */
function isOver(reason: CouponRejectionReason | null): boolean {
  return reason === 'NOT_VALID' || reason === 'NOT_STARTED' || reason === 'EXPIRED';
}

async function whySpent(
  db: Kysely<Database>,
  { code, redemptionCount, maxRedemptions, maxPerCustomer, firstOrderOnly }: CouponRow,
  { redeemedBy, mobile, ordersBefore }: CouponContext,
): Promise<'USED_UP' | 'ALREADY_USED' | 'NOT_FIRST_ORDER' | null> {
  if (maxRedemptions !== null && redemptionCount >= maxRedemptions) return 'USED_UP';
  if (redeemedBy === undefined) return null;
  if (maxPerCustomer !== null) {
    const { uses } = await db
      .selectFrom('couponRedemptions')
      .select(({ fn }) => fn.countAll<number>().as('uses'))
      .where('couponCode', '=', code)
      .where('redeemedBy', '=', redeemedBy)
      .executeTakeFirstOrThrow();
    if (Number(uses) >= maxPerCustomer) return 'ALREADY_USED';
  }
  if (!firstOrderOnly) return null;
  if (mobile !== undefined && (await wasCouponUsedWithMobile(db, { code, mobile }))) return 'ALREADY_USED';
  return (ordersBefore ?? (await readOrderCount(db, redeemedBy))) > 0 ? 'NOT_FIRST_ORDER' : null;
}
