import { CartLines } from '@piri/ui/cart-line';
import { Divider } from '@piri/ui/divider';
import { SkeletonText } from '@piri/ui/skeleton';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { pricesUnavailableTitle } from '../lines/cart-messages.ts';
import { CompactCartLine } from '../lines/compact-cart-line.tsx';
import { usePricedCart } from '../pricing/use-priced-cart.ts';

export { clearCart } from '../lines/cart-actions.ts';

/** The lines of the cart with their prices, and the total. */
export function CartDropdownLines() {
  const { lines, totals, complete, succeeded } = usePricedCart();
  return (
    <>
      {/* The lines scroll; the total and the buttons stay in view. */}
      <CartLines className="mt-3 max-h-[max(12rem,100dvh-24rem)] overflow-y-auto border-subtle border-t">
        {lines.map((line) => (
          <CompactCartLine key={line.name} line={line} />
        ))}
      </CartLines>
      <Divider />
      {!succeeded && (
        <p className="mt-3 text-danger text-small">{`${pricesUnavailableTitle} Your cart is safe.`}</p>
      )}
      <div className="flex items-baseline justify-between gap-4 py-3 font-semibold">
        Total
        <span className="font-total text-price tabular">
          {complete ? <InlinePrice figure={totals.total} /> : <SkeletonText className="w-24" />}
        </span>
      </div>
    </>
  );
}
