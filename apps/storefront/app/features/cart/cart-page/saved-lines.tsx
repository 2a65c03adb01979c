import { CartLines } from '@piri/ui/cart-line';
import { Heading } from '@piri/ui/heading';
import { cx } from 'class-variance-authority';
import { forget, takeBack } from '../lines/line-deeds.ts';
import { LineNotices } from '../lines/line-notices.tsx';
import { type Deed, ShopCartLine } from '../lines/shop-cart-line.tsx';
import type { PricedLine } from '../pricing/priced-cart.ts';

const back: Deed = { label: 'Put it in the cart', does: takeBack };
const away: Deed = { label: 'Remove', does: forget };

interface SavedLinesProps {
  lines: readonly PricedLine[];
  /** Such as one that makes them as wide as those above. */
  className?: string | undefined;
}

/** What somebody could not decide on. It is neither counted nor charged. */
export function SavedLines({ lines, className }: SavedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="later" className={cx('pt-14 md:pt-20', className)}>
      <Heading level={2} id="later">
        Kept for later
      </Heading>
      <CartLines className="mt-4">
        {lines.map((line) => (
          <ShopCartLine
            key={line.name}
            line={line}
            layout="row"
            notice={<LineNotices line={line} />}
            deeds={['sold', 'unknown', 'unread'].includes(line.state) ? [back, away] : [away]}
          />
        ))}
      </CartLines>
    </section>
  );
}
