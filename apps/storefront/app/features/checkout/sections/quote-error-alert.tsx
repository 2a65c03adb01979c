import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** An alert that the quote failed, with a retry. Empty otherwise. */
export function QuoteErrorAlert({ checkout: { quoted, quote } }: { checkout: UseCheckoutResult }) {
  const { error, refetch } = quoted;
  const isOld = quote ? ' The figures are those of before.' : '';
  const text =
    error?.kind === 'busy'
      ? `Too much was asked from here. Please wait ${formatRetryAfter(error.waitMs) ?? 'a minute'}.${isOld}`
      : error?.kind === 'out of reach'
        ? `What you have typed is kept.${isOld}`
        : undefined;
  return (
    <InlineAlert
      variant="error"
      announce
      className="not-empty:my-3"
      title={text && 'We could not ask what it comes to.'}
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
