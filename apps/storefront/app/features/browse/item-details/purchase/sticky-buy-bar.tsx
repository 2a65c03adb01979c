import { useEffect, useState } from 'react';
import { AddToCart } from '../../../cart/store/add-to-cart.tsx';
import { isPurchasable } from '../../../catalogue/items/get-stock-badge-content.ts';
import { PriceInSelectedCurrency } from '../../../catalogue/prices/price-in-selected-currency.tsx';
import type { DetailsSku, ItemDetailsData } from '../../item-data/item-details-data.ts';

const farBelow = 100_000;

/**
 * A bar with the item's title, price and button, shown on a phone once the page's own button has scrolled out of view.
 * Its space at the end of the page is always reserved, so that nothing moves when it appears, and it does not cover the
 * footer.
 */
export function StickyBuyBar({ item, sku }: { item: Pick<ItemDetailsData, 'title'>; sku: DetailsSku }) {
  const [gone, setGone] = useState(false);
  const buyable = isPurchasable(sku);
  useEffect(() => {
    const button = buyable && document.getElementById('buy');
    if (!button) return;
    // The bottom margin extends the root, so that the button is only out of view above the window, even after a long
    // jump.
    const seen = new IntersectionObserver((entries) => setGone(isAbove(entries.at(-1))), {
      rootMargin: `0px 0px ${farBelow}px`,
    });
    seen.observe(button);
    return () => seen.disconnect();
  }, [buyable]);
  return (
    <div
      data-slot="buy-bar"
      data-state={buyable && gone ? 'shown' : 'hidden'}
      className="sticky bottom-0 z-header mt-8 -mb-16 flex items-center justify-between gap-4 border-subtle border-t bg-surface px-4 py-2.5 shadow-overlay data-[state=hidden]:invisible lg:hidden noscript:hidden print:hidden"
    >
      <div className="min-w-0">
        <p className="truncate font-semibold">{item.title}</p>
        <PriceInSelectedCurrency price={sku.price} size="line" />
      </div>
      <AddToCart sourceType="item" code={sku.code} price={sku.price} name={item.title} size="small" />
    </div>
  );
}

/** A button without a height, on a page that is not shown yet, does not count as out of view. */
function isAbove(last: IntersectionObserverEntry | undefined): boolean {
  return last?.isIntersecting === false && last.boundingClientRect.height > 0;
}
