import type { Result } from '@piri/client';
import type { PlacedOrder } from '@piri/contract/checkout';
import type { CouponRejectionReason } from '@piri/contract/coupons';
import type { FieldError } from '@piri/contract/error';
import type { Quote } from '@piri/contract/quote';
import type { CheckoutFieldName } from '../form/checkout-values.ts';

/** What became of an order, as far as the shopper can do something about it. */
export type OrderOutcome =
  | { kind: 'placed'; placed: PlacedOrder }
  /** It stands; the page of the bank could not be had. */
  | { kind: 'gatewayDown' }
  /** Nobody knows whether it stands. */
  | { kind: 'lost' }
  /** Nothing was ordered: it comes to something else now, or there is less. */
  | { kind: 'changed'; quote: Quote }
  | { kind: 'coupon'; quote: Quote | undefined; reason: CouponRejectionReason | undefined }
  | { kind: 'method'; quote: Quote | undefined }
  /** Nothing was booked: it is not built to order any more. */
  | { kind: 'notBookable'; quote: Quote | undefined }
  /** Nothing was ordered: these lines are no longer sold, by their place in the order. */
  | { kind: 'gone'; lines: number[] }
  | { kind: 'boxes'; names: CheckoutFieldName[] }
  /** Nothing was ordered: it would hold too much without payment. */
  | { kind: 'tooMany' }
  /** Nothing was ordered: the mobile number is to be confirmed by a code first. */
  | { kind: 'confirmMobile' }
  | { kind: 'signedOut' }
  | { kind: 'busy'; waitMs: number | undefined }
  | { kind: 'refused' };

/** Reads what the shop answers to an order. Whatever leaves open whether it was placed counts as lost. */
export function parseOrderResult(result: Result<PlacedOrder>): OrderOutcome {
  if (result.ok) return { kind: 'placed', placed: result.body };
  if (result.networkError || result.misfit) return { kind: 'lost' };
  if (result.status === 429) return { kind: 'busy', waitMs: result.retryAfterMs };
  const { code, fields = [], quote } = result.body?.error ?? {};
  switch (code) {
    case 'GATEWAY_DOWN':
      return { kind: 'gatewayDown' };
    case 'IDEMPOTENCY_IN_PROGRESS':
      return { kind: 'lost' };
    case 'SESSION_EXPIRED':
    case 'SIGN_IN_REQUIRED':
      return { kind: 'signedOut' };
    case 'PRICE_CHANGED':
    case 'OUT_OF_STOCK':
      return quote ? { kind: 'changed', quote } : { kind: 'refused' };
    case 'COUPON_INVALID':
      return { kind: 'coupon', quote, reason: quote?.coupon?.reason ?? undefined };
    case 'METHOD_NOT_OFFERED':
      return { kind: 'method', quote };
    case 'NOT_BOOKABLE':
      return { kind: 'notBookable', quote };
    case 'SKU_UNKNOWN':
      return { kind: 'gone', lines: getLineIndexes(fields) };
    case 'TOO_MANY':
      return { kind: 'tooMany' };
    case 'CONFIRM_MOBILE':
      return { kind: 'confirmMobile' };
    case 'NOT_FOUND':
      return { kind: 'boxes', names: ['addressId'] };
    case 'INVALID': {
      const names = getFieldNames(fields);
      return names.length > 0 ? { kind: 'boxes', names } : { kind: 'refused' };
    }
    default:
      return result.status >= 500 || result.status === 408 ? { kind: 'lost' } : { kind: 'refused' };
  }
}

/** The places of the lines that a refusal names. */
export function getLineIndexes(fields: readonly FieldError[]): number[] {
  return [...new Set(fields.flatMap(({ path }) => /(?:^|\.)lines\.(\d+)/.exec(path)?.[1] ?? []).map(Number))];
}

const boxes: Readonly<Record<string, CheckoutFieldName>> = {
  'contact.fullName': 'fullName',
  'contact.mobile': 'mobile',
  'contact.email': 'email',
  'delivery.outletId': 'outletId',
  'delivery.addressId': 'addressId',
  'delivery.day': 'day',
  // A place is refused by its own name, wherever it stands.
  division: 'division',
  district: 'district',
  upazila: 'upazila',
  'delivery.address.fullName': 'fullName',
  'delivery.address.mobile': 'mobile',
  'delivery.address.division': 'division',
  'delivery.address.district': 'district',
  'delivery.address.upazila': 'upazila',
  'delivery.address.area': 'area',
  'delivery.address.line': 'line',
  'delivery.address.floor': 'floor',
  'delivery.address.landmark': 'landmark',
  note: 'note',
  emiMonths: 'emiMonths',
};

/** The boxes that a refusal names. */
export function getFieldNames(fields: readonly FieldError[]): CheckoutFieldName[] {
  return [...new Set(fields.flatMap(({ path }) => boxes[path] ?? []))];
}
