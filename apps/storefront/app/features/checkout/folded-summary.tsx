import { Icon } from '@piri/ui/icon';
import { cx } from 'class-variance-authority';
import { sayThings } from '../cart/say-contents.ts';
import { inTaka } from '../currency/use-money.ts';
import { SummaryLines } from './checkout-summary.tsx';
import type { Checkout } from './use-checkout.ts';

/** On a phone: how much it is and what it comes to, always in sight; what it is, opened in place. */
export function FoldedSummary({ checkout, className }: { checkout: Checkout; className?: string }) {
  const { cart, quote, quoted } = checkout;
  return (
    <details
      className={cx(
        'group/fold sticky top-0 z-bar -mx-4 bg-pati px-4 md:-mx-8 md:px-8 forced-colors:border-b',
        className,
      )}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3">
        <span>{sayThings(cart.totals.quantity)}</span>
        <span className={cx('ms-auto font-semibold tabular', quoted.asking && 'opacity-60')}>
          {quote && inTaka(quote.toPay)}
        </span>
        <Icon name="chevron-down" width={20} height={20} className="group-open/fold:rotate-180" />
      </summary>
      <div className="max-h-[60dvh] overflow-y-auto pb-4">
        <SummaryLines checkout={checkout} />
      </div>
    </details>
  );
}
