import type { Result } from '@piri/client';
import type { Quote } from '@piri/contract/quote';
import type { CheckoutName } from '../form/checkout-values.ts';
import { boxesIn, linesIn } from '../submit/understand-order.ts';

/** Why nothing could be reckoned. */
export type QuoteTrouble =
  | { kind: 'out of reach' }
  | { kind: 'busy'; waitMs: number | undefined }
  /** These lines are no longer sold, by their place. */
  | { kind: 'gone'; lines: number[] }
  /** What was chosen here is no longer to be had, such as an address that was removed elsewhere. */
  | { kind: 'boxes'; names: CheckoutName[] }
  | { kind: 'signedOut' };

export type QuoteAnswer = { quote: Quote } | { trouble: QuoteTrouble };

export function understandQuote(result: Result<Quote>): QuoteAnswer {
  if (result.ok) return { quote: result.body };
  const { code, fields = [] } = result.body?.error ?? {};
  if (result.status === 429) return { trouble: { kind: 'busy', waitMs: result.retryAfterMs } };
  if (code === 'SESSION_EXPIRED' || code === 'SIGN_IN_REQUIRED') return { trouble: { kind: 'signedOut' } };
  if (code === 'SKU_UNKNOWN') return { trouble: { kind: 'gone', lines: linesIn(fields) } };
  if (code === 'NOT_FOUND') return { trouble: { kind: 'boxes', names: ['addressId'] } };
  const names = code === 'INVALID' ? boxesIn(fields) : [];
  return { trouble: names.length > 0 ? { kind: 'boxes', names } : { kind: 'out of reach' } };
}
