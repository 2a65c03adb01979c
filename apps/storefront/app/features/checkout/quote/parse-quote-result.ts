import type { Result } from '@piri/client';
import type { Quote } from '@piri/contract/quote';
import type { CheckoutFieldName } from '../form/checkout-values.ts';
import { getFieldNames, getLineIndexes } from '../submit/parse-order-result.ts';

/** Why there is no quote. */
export type QuoteError =
  | { kind: 'out of reach' }
  | { kind: 'busy'; waitMs: number | undefined }
  /** The lines that are no longer sold, by index. */
  | { kind: 'gone'; lines: number[] }
  /** The selections that are no longer valid, such as a removed address. */
  | { kind: 'fields'; names: CheckoutFieldName[] }
  | { kind: 'signedOut' };

export type QuoteOutcome = { quote: Quote } | { error: QuoteError };

export function parseQuoteResult(result: Result<Quote>): QuoteOutcome {
  if (result.ok) return { quote: result.body };
  const { code, fields = [] } = result.body?.error ?? {};
  if (result.status === 429) return { error: { kind: 'busy', waitMs: result.retryAfterMs } };
  if (code === 'SESSION_EXPIRED' || code === 'SIGN_IN_REQUIRED') return { error: { kind: 'signedOut' } };
  if (code === 'SKU_UNKNOWN') return { error: { kind: 'gone', lines: getLineIndexes(fields) } };
  if (code === 'NOT_FOUND') return { error: { kind: 'fields', names: ['addressId'] } };
  const names = code === 'INVALID' ? getFieldNames(fields) : [];
  return { error: names.length > 0 ? { kind: 'fields', names } : { kind: 'out of reach' } };
}
