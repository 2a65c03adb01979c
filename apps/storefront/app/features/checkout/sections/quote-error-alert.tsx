import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** An alert that the quote failed, with a retry. Empty otherwise. */
export function QuoteErrorAlert({ checkout: { quoted, quote } }: { checkout: UseCheckoutResult }) {
  const { error, refetch } = quoted;
  const isOld = quote ? ' The amounts shown may be out of date.' : '';
  const text =
    error?.kind === 'busy'
      ? `Too many requests. Please wait ${formatRetryAfter(error.waitMs) ?? 'a minute'}.${isOld}`
      : error?.kind === 'out of reach'
        ? `Everything you’ve typed is saved.${isOld}`
        : undefined;
  return (
    <InlineAlert
      variant="error"
      announce
      className="not-empty:my-3"
      title={text && 'We couldn’t work out the total.'}
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
