import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { getQuoteErrorText, quoteErrorTitle } from '../quote/quote-error-messages.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** An alert that the quote failed, with a retry. Empty otherwise. */
export function QuoteErrorAlert({ checkout: { quoted, quote } }: { checkout: UseCheckoutResult }) {
  const { error, refetch } = quoted;
  const text = getQuoteErrorText(error, { hasOldQuote: quote !== undefined });
  return (
    <InlineAlert
      variant="error"
      announce
      className="not-empty:my-3"
      title={text && quoteErrorTitle}
      action={
        text && (
          <Button variant="ghost" size="small" onClick={refetch}>
            Try again
          </Button>
        )
      }
    >
      {text}
    </InlineAlert>
  );
}
