import { CartLines } from '@piri/ui/cart-line';
import { Divider } from '@piri/ui/divider';
import { SkeletonText } from '@piri/ui/skeleton';
import { MoneyText } from '../../catalogue/prices/money-text.tsx';
import { LineInShort } from '../lines/line-in-short.tsx';
import { usePricedCart } from '../pricing/use-priced-cart.ts';

export { clearCart } from '../lines/line-deeds.ts';

/** The cart in short: every line with what it comes to, and the total. */
export function DropdownLines() {
  const { lines, totals, complete, reached } = usePricedCart();
  return (
    <>
      {/* Lines scroll, the total and the way on stay in sight. */}
      <CartLines className="mt-3 max-h-[max(12rem,100dvh-24rem)] overflow-y-auto border-hairline border-t">
        {lines.map((line) => (
          <LineInShort key={line.name} line={line} />
        ))}
      </CartLines>
      <Divider />
      {!reached && (
        <p className="mt-3 text-danger text-meta">
          We could not ask for today’s prices. Your lines are safe.
        </p>
      )}
      <div className="flex items-baseline justify-between gap-4 py-3 font-semibold">
        Total
        <span className="font-total text-price tabular">
          {complete ? <MoneyText figure={totals.total} /> : <SkeletonText className="w-24" />}
        </span>
      </div>
    </>
  );
}
