import type { Result } from '@piri/client';
import type { PlacedOrder } from '@piri/contract/checkout';
import type { CouponRejectionReason } from '@piri/contract/coupons';
import type { FieldError } from '@piri/contract/error';
import type { Quote } from '@piri/contract/quote';
import type { CheckoutFieldName } from '../form/checkout-values.ts';

/** The outcome of an order, as far as the shopper can react to it. */
export type OrderOutcome =
  | { kind: 'placed'; placed: PlacedOrder }
  /** The order was placed, but the gateway is unavailable. */
  | { kind: 'gatewayDown' }
  /** It is unknown whether the order was placed. */
  | { kind: 'lost' }
  /** Nothing was ordered: the amount has changed, or there is less stock. */
  | { kind: 'changed'; quote: Quote }
  | { kind: 'coupon'; quote: Quote | undefined; reason: CouponRejectionReason | undefined }
  | { kind: 'method'; quote: Quote | undefined }
  /** Nothing was booked: the item is no longer built to order. */
  | { kind: 'notBookable'; quote: Quote | undefined }
  /** Nothing was ordered: these lines, given by index, are no longer sold. */
  | { kind: 'gone'; lines: number[] }
  | { kind: 'fields'; names: CheckoutFieldName[] }
  /** Nothing was ordered: the order would reserve too much without payment. */
  | { kind: 'tooMany' }
  /** Nothing was ordered: the mobile number must be confirmed with a code first. */
  | { kind: 'confirmMobile' }
  | { kind: 'signedOut' }
  | { kind: 'busy'; waitMs: number | undefined }
  | { kind: 'refused' };

/** Parses the response to an order. If it leaves open whether the order was placed, the outcome is `lost`. */
export function parseOrderResult(result: Result<PlacedOrder>): OrderOutcome {
  if (result.ok) return { kind: 'placed', placed: result.body };
  if (result.networkError || result.schemaErrors) return { kind: 'lost' };
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
      return { kind: 'fields', names: ['addressId'] };
    case 'INVALID': {
      const names = getFieldNames(fields);
      return names.length > 0 ? { kind: 'fields', names } : { kind: 'refused' };
    }
    default:
      return result.status >= 500 || result.status === 408 ? { kind: 'lost' } : { kind: 'refused' };
  }
}

/** Returns the indexes of the lines that an error names. */
export function getLineIndexes(fields: readonly FieldError[]): number[] {
  return [...new Set(fields.flatMap(({ path }) => /(?:^|\.)lines\.(\d+)/.exec(path)?.[1] ?? []).map(Number))];
}

const fieldNamesByPath: Readonly<Record<string, CheckoutFieldName>> = {
  'contact.fullName': 'fullName',
  'contact.mobile': 'mobile',
  'contact.email': 'email',
  'delivery.outletId': 'outletId',
  'delivery.addressId': 'addressId',
  'delivery.day': 'day',
  // Areas are reported without the path of their field.
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

/** Returns the form fields that an error names. */
export function getFieldNames(fields: readonly FieldError[]): CheckoutFieldName[] {
  return [...new Set(fields.flatMap(({ path }) => fieldNamesByPath[path] ?? []))];
}
