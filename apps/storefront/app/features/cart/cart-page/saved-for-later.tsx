import { CartLines } from '@piri/ui/cart-line';
import { Heading } from '@piri/ui/heading';
import { cx } from 'class-variance-authority';
import { moveSavedLineToCart, removeSavedLine } from '../lines/cart-actions.ts';
import { CartLineNotices } from '../lines/cart-line-notices.tsx';
import { type CartLineAction, ConnectedCartLine } from '../lines/connected-cart-line.tsx';
import type { PricedLine } from '../pricing/price-cart.ts';

const back: CartLineAction = { label: 'Move to cart', onAction: moveSavedLineToCart };
const away: CartLineAction = { label: 'Remove', onAction: removeSavedLine };

interface SavedForLaterProps {
  lines: readonly PricedLine[];
  /** For example, to match the width of the lines above. */
  className?: string | undefined;
}

/** The lines saved for later. They are neither counted nor charged. */
export function SavedForLater({ lines, className }: SavedForLaterProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="later" className={cx('pt-14 md:pt-20', className)}>
      <Heading level={2} id="later">
        Saved for later
      </Heading>
      <CartLines className="mt-4">
        {lines.map((line) => (
          <ConnectedCartLine
            key={line.name}
            line={line}
            layout="row"
            notice={<CartLineNotices line={line} />}
            actions={['sold', 'unknown', 'unread'].includes(line.state) ? [back, away] : [away]}
          />
        ))}
      </CartLines>
    </section>
  );
}
