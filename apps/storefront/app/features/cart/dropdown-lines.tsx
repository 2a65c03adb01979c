import { CartLine, CartLineSkeleton, CartLines } from '@piri/ui/cart-line';
import { Divider } from '@piri/ui/divider';
import { SkeletonText } from '@piri/ui/skeleton';
import { detailsHref } from '../catalogue/details-href.ts';
import { MoneyText } from '../currency/money-text.tsx';
import { ShownPrice } from '../currency/shown-price.tsx';
import { RouterAnchor } from '../navigation/router-anchor.tsx';
import { LineNotices } from './line-notices.tsx';
import { LinePicture } from './line-picture.tsx';
import type { PricedLine } from './priced-cart.ts';
import { usePricedCart } from './use-priced-cart.ts';

export { clearCart } from './line-deeds.ts';

/** The cart in short: every line with what it comes to, and the total. */
export function DropdownLines() {
  const { lines, totals, complete, reached } = usePricedCart();
  return (
    <>
      {/* Lines scroll, the total and the way on stay in sight. */}
      <CartLines className="mt-3 max-h-[max(12rem,100dvh-24rem)] overflow-y-auto border-hairline border-t">
        {lines.map((line) => (
          <DropdownLine key={line.name} line={line} />
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

function DropdownLine({ line }: { line: PricedLine }) {
  const { offer, state, code, quantity } = line;
  if (state === 'asking') return <CartLineSkeleton layout="row" />;
  const sold = offer && state === 'sold';
  const each = sold ? (
    <>
      {quantity} X <MoneyText figure={offer.price} />
    </>
  ) : (
    `Quantity: ${quantity}`
  );
  return (
    <CartLine
      layout="row"
      state={state === 'gone' || state === 'soldOut' ? 'gone' : 'sold'}
      name={offer?.title ?? code}
      href={offer && detailsHref(offer.itemId, offer.sourceType === 'item' ? code : undefined)}
      linkComponent={RouterAnchor}
      stage={offer?.stage ?? 'pati'}
      picture={offer && <LinePicture offer={offer} stageRatio={1} />}
      facts={sold && offer.sourceType === 'item' ? [each, offer.about] : [each]}
      price={sold && <ShownPrice price={offer.price * quantity} size="line" />}
      notice={<LineNotices line={line} />}
    />
  );
}
