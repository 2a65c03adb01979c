import type { CouponRejectionReason, applyCoupon as call } from '@piri/contract/coupons';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { calculateCoupon } from '@piri/pricing/coupon';
import { calculateCartTotals } from '@piri/pricing/totals';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { priceLines } from '../cart/price-lines.ts';
import { type CouponRow, selectVisibleCoupons, toCoupon } from './coupon-queries.ts';
import { wasUsedWithMobile } from './first-order-coupon.ts';
import { countOrders } from './order-counts.ts';

export interface ApplyCouponParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'customer'>;
  input: ParsedInput<typeof call>['query'];
}

/** Looks ahead only. The order judges again, at its own prices, when it takes the use. */
export async function applyCoupon({ ctx, input }: ApplyCouponParams): Promise<ResponseOf<typeof call>> {
  const customerId = ctx.customer?.id;
  const { total } = calculateCartTotals(await priceLines(ctx.db, input.lines));
  const { row, result } = await evaluateCoupon(ctx.db, {
    ...{ code: input.code, total, now: ctx.now(), zoneId: input.zoneId },
    ...{ customerId, usedBy: customerId },
  });
  const coupon = row === undefined || result.reason === 'NOT_VALID' ? null : toCoupon(row);
  return { ...result, total, coupon };
}

export interface CouponContext {
  /** As it was typed. */
  code: string;
  /** What the goods come to, after discounts. */
  total: number;
  now: Date;
  zoneId?: string | undefined;
  /** Who may know of it. */
  customerId: string | undefined;
  /** Whose uses are counted, see `useCoupon`; undefined while that is not known. */
  usedBy: string | undefined;
  /** With which a coupon for a first order is used once, whatever accounts there are. */
  mobile?: string;
  /** How many orders they have placed, where the caller knows it already. */
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

/** What a coupon is worth to these goods now, or why it is worth nothing. */
export async function evaluateCoupon(
  db: Kysely<Database>,
  question: CouponContext,
): Promise<CouponEvaluation> {
  const row = await selectVisibleCoupons(db, question.customerId)
    .selectAll('coupons')
    .where('code', '=', codeAsPrinted(question.code))
    .executeTakeFirst();
  if (row === undefined) return { row, result: refused('NOT_VALID') };
  const result = calculateCoupon(shownAs(row), question);
  const spent = isOver(result.reason) ? null : await whySpent(db, row, question);
  return { row, result: spent === null ? result : refused(spent) };
}

/** People type what they read aloud: small letters, a blank in the middle. */
function codeAsPrinted(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}

function shownAs(row: CouponRow) {
  return { ...toCoupon(row), valid: row.valid };
}

function refused(reason: CouponRejectionReason) {
  return { valid: false, couponAmount: 0, freeDelivery: false, reason };
}

/** Of such a coupon nobody needs to know how often it was used. */
function isOver(reason: CouponRejectionReason | null): boolean {
  return reason === 'NOT_VALID' || reason === 'NOT_STARTED' || reason === 'EXPIRED';
}

async function whySpent(
  db: Kysely<Database>,
  { code, used, useLimit, perCustomer, firstOrderOnly }: CouponRow,
  { usedBy, mobile, ordersBefore }: CouponContext,
): Promise<'USED_UP' | 'ALREADY_USED' | 'NOT_FIRST_ORDER' | null> {
  if (useLimit !== null && used >= useLimit) return 'USED_UP';
  if (usedBy === undefined) return null;
  if (perCustomer !== null) {
    const { uses } = await db
      .selectFrom('couponUses')
      .select(({ fn }) => fn.countAll<number>().as('uses'))
      .where('couponCode', '=', code)
      .where('usedBy', '=', usedBy)
      .executeTakeFirstOrThrow();
    if (Number(uses) >= perCustomer) return 'ALREADY_USED';
  }
  if (!firstOrderOnly) return null;
  if (mobile !== undefined && (await wasUsedWithMobile(db, { code, mobile }))) return 'ALREADY_USED';
  return (ordersBefore ?? (await countOrders(db, usedBy))) > 0 ? 'NOT_FIRST_ORDER' : null;
}
