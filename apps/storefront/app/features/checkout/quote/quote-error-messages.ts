import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import { draftSavedMessage } from '../form/checkout-messages.ts';
import type { QuoteError } from './parse-quote-result.ts';

export const quoteErrorTitle = 'We couldn’t work out the total.';

/** Returns the text of the alert, or `undefined` if the error is shown elsewhere. */
export function getQuoteErrorText(
  error: QuoteError | undefined,
  { hasOldQuote }: { hasOldQuote: boolean },
): string | undefined {
  const text = getReason(error);
  return text !== undefined && hasOldQuote ? `${text} The amounts shown may be out of date.` : text;
}

function getReason(error: QuoteError | undefined): string | undefined {
  if (error?.kind === 'busy')
    return `Too many requests. Please wait ${formatRetryAfter(error.waitMs) ?? 'a minute'}.`;
  return error?.kind === 'out of reach' ? draftSavedMessage : undefined;
}
