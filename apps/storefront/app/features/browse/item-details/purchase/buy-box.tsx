import { maxLineQuantity } from '@piri/contract/line-item';
import { Divider } from '@piri/ui/divider';
import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { QuantityStepper } from '@piri/ui/quantity-stepper';
import { StockBadge } from '@piri/ui/stock-badge';
import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useState } from 'react';
import { AddToCart } from '../../../cart/store/add-to-cart.tsx';
import { formatMaxQuantityMessage } from '../../../cart/store/format-max-quantity-message.ts';
import { getStockBadgeContent, isPurchasable } from '../../../catalogue/items/get-stock-badge-content.ts';
import { PriceInSelectedCurrency } from '../../../catalogue/prices/price-in-selected-currency.tsx';
import { useWishlist } from '../../../customer/wishlist/wishlist-store.ts';
import { WishlistToggle } from '../../../customer/wishlist/wishlist-toggle.tsx';
import { RouterHrefLink } from '../../../platform/links/router-href-link.tsx';
import { formatMonths } from '../../item-data/format-months.ts';
import type { DetailsSku, ItemDetailsData } from '../../item-data/item-details-data.ts';
import { AvailableVariants } from './available-variants.tsx';
import { BookingOffer } from './booking-offer.tsx';
import { BuyNow } from './buy-now.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { InstalmentTeaser } from './instalment-teaser.tsx';
import { NoBreakHyphens } from './no-break-hyphens.tsx';
import { SkuOptions } from './sku-options.tsx';
import { StockByOutlet } from './stock-by-outlet.tsx';

export interface BuyBoxProps {
  item: ItemDetailsData;
  sku: DetailsSku;
  onChoose: (code: string) => void;
}

/** The buy box: price, options, availability and delivery. */
export function BuyBox(props: BuyBoxProps) {
  return (
    <div>
      <Heading level={1} variant="title">
        <NoBreakHyphens>{props.item.title}</NoBreakHyphens>
      </Heading>
      <ItemSubtitle {...props} />
      <BuyForm {...props} className="mt-4" />
      <Divider className="mt-7" />
      <BuyFacts {...props} className="mt-6" />
    </div>
  );
}

/** The subtitle of an item, with the code that customers give on the telephone. */
export function ItemSubtitle({ item, sku }: Pick<BuyBoxProps, 'item' | 'sku'>) {
  return (
    <p className="mt-1.5 text-muted text-small">
      {`${item.subtitle} · `}
      <span className="whitespace-nowrap">{`Code ${sku.code}`}</span>
    </p>
  );
}

/** The price, the options, the availability and the buttons. */
export function BuyForm({ item, sku, onChoose, className }: BuyBoxProps & { className?: string }) {
  const [quantity, setQuantity] = useState(1);
  const { level, text } = getStockBadgeContent(sku);
  const maxQuantity = sku.available > 0 ? Math.min(maxLineQuantity, sku.available) : maxLineQuantity;
  const wishlistReady = useWishlist(({ ready }) => ready);
  return (
    <div className={cx('relative', className)}>
      {/* The space of the wishlist button is reserved until the wishlist has loaded. */}
      <div className="pe-14">
        <PriceInSelectedCurrency
          price={sku.price}
          listPrice={sku.listPrice ?? sku.price}
          size="buy-box"
          showChargedAmount
        />
      </div>
      {wishlistReady && (
        <div className="absolute end-0 top-0">
          <WishlistToggle itemId={item.id} skuCode={sku.code} title={item.title} variant="framed" />
        </div>
      )}
      {item.terms && <InstalmentTeaser price={sku.price} instalments={item.terms.instalments} />}
      <p className="mt-1 text-muted text-small">Prices include VAT.</p>

      {item.options.length > 0 && (
        <form method="get" className="mt-6 grid gap-5">
          <input type="hidden" name="id" value={item.id} />
          <SkuOptions item={item} sku={sku} onChoose={onChoose} />
          <button
            type="submit"
            className="hidden min-h-11 w-fit rounded-control border border-control px-4 noscript:block"
          >
            Update
          </button>
        </form>
      )}

      <p className="mt-6" aria-live="polite">
        <StockBadge level={level}>{text}</StockBadge>
      </p>
      {isPurchasable(sku) ? (
        <>
          <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2 noscript:hidden" id="buy">
            <QuantityStepper
              aria-label="Quantity"
              name="quantity"
              form={addFormId}
              onKeyDown={keepEnter}
              max={maxQuantity}
              value={Math.min(quantity, maxQuantity)}
              onValueChange={setQuantity}
              labels={{ aboveMax: formatMaxQuantityMessage(maxQuantity) }}
              // The chosen variant may have less stock than the quantity set for the previous one.
              note={quantity > maxQuantity && formatMaxQuantityMessage(maxQuantity)}
            />
            <div className="min-w-32 flex-1">
              <AddToCart
                sourceType="item"
                code={sku.code}
                price={sku.price}
                quantity={Math.min(quantity, maxQuantity)}
                formId={addFormId}
                name={item.title}
                className="w-full"
              />
            </div>
          </div>
          <div className="mt-3">
            <BuyNow
              line={{ sourceType: 'item', code: sku.code, quantity: Math.min(quantity, maxQuantity) }}
              variant="secondary"
              className="w-full"
            />
          </div>
          {item.terms && <BookingOffer item={item} terms={item.terms} sku={sku} />}
        </>
      ) : (
        <>
          <p className="mt-2 text-muted">
            {sku.state === 'DISPLAY_ONLY'
              ? 'On display only: you can try it in the showroom, but we can’t deliver it yet.'
              : 'This one is sold out, and we don’t have a date for the next batch yet.'}
          </p>
          <AvailableVariants item={item} />
        </>
      )}
    </div>
  );
}

/** The id of the form from which the early script reads the quantity before hydration. */
const addFormId = 'add-to-cart';

/** Enter commits the typed quantity. It must not submit the form that the field belongs to. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** Delivery, showrooms with stock, and the shop's promises. */
export function BuyFacts({
  item,
  sku,
  className,
}: Pick<BuyBoxProps, 'item' | 'sku'> & { className?: string }) {
  return (
    <div className={cx('grid gap-6', className)}>
      {item.terms && isPurchasable(sku) && <DeliveryFacts item={item} terms={item.terms} sku={sku} />}
      {item.outlets && (
        <section aria-labelledby="showrooms">
          <Heading level={2} variant="name" id="showrooms" className="mb-2">
            In our showrooms
          </Heading>
          <StockByOutlet outlets={item.outlets} sku={sku} />
          <UiLink asChild>
            <RouterHrefLink href={`/outlets?sku=${sku.code}`} className="inline-flex min-h-11 items-center">
              Find a Store
            </RouterHrefLink>
          </UiLink>
        </section>
      )}
      <Promises item={item} sku={sku} />
    </div>
  );
}

function Promises({ item: { terms, warrantyMonths }, sku }: { item: ItemDetailsData; sku: DetailsSku }) {
  const madeToOrder = sku.state === 'MADE_TO_ORDER';
  const returns = terms?.returns;
  return (
    <dl className="grid gap-y-2">
      <div className="flex justify-between gap-4">
        <dt className="font-semibold">Warranty</dt>
        <dd>{formatMonths(Math.max(warrantyMonths, terms?.serviceWarrantyMonths ?? 0))}</dd>
      </div>
      {returns && (
        <div className="grid grid-cols-[1fr_auto] gap-x-4">
          <dt className="font-semibold">Returns</dt>
          <dd>
            {madeToOrder && !returns.madeToOrder ? 'Not for made-to-order pieces' : `${returns.days} days`}
          </dd>
          {!madeToOrder && (
            <dd className="col-span-2 text-muted text-small">
              {`We collect the piece from your home and deduct ${returns.feePercent}% for transport.`}
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}
