import type { Backdrop } from '@piri/contract/categories';
import type { Bundle, Sku } from '@piri/contract/items';
import { baseCurrency } from '@piri/pricing/convert';
import { Heading } from '@piri/ui/heading';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AddToCart } from '../../cart/store/add-to-cart.tsx';
import {
  type CardImage,
  type ItemCardData,
  toCardImage,
  toItemCardData,
} from '../../catalogue/items/item-card-data.ts';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import {
  formatChargeNote,
  useSelectedCurrencyFormat,
} from '../../catalogue/prices/use-selected-currency-format.ts';
import { type ArrangedBundleItem, arrangeBundleItems } from './arrange-bundle-items.ts';
import { BundleImage } from './bundle-image.tsx';

/** A bundle as a page shows it: its items, their current total one by one, and the bundle's price. */
export interface BundleData {
  id: string;
  title: string;
  sentence: string;
  backdrop?: Backdrop;
  /** An image of the bundle in a room. Without one, its items are shown as a group. */
  room?: CardImage;
  positions: ArrangedBundleItem[];
  /** A drawing of the first item, if no item has an image. */
  drawing?: ItemCardData['drawing'];
  parts: BundleItem[];
  oneByOne: number;
  price: number;
  available: boolean;
}

export interface BundleItem {
  id: string;
  title: string;
  /** The code of the sku, and its options as text, such as "Ash". */
  code: string;
  choice: string;
  quantity: number;
  price: number;
}

/**
 * Converts a bundle to page data. Compares its price with the current prices of its items, discounts included, so that
 * the saving is the real one.
 */
export function toBundleData(bundle: Bundle): BundleData {
  const parts = bundle.skuDetails.map(({ item, sku, quantity }) => ({
    id: item.id,
    title: item.title,
    code: sku.code,
    choice: formatSkuOptions(sku),
    quantity,
    price: sku.price.price * quantity,
  }));
  const [own] = bundle.images;
  const room = own && roomViews.has(own.view) ? toCardImage(own) : undefined;
  const positions = room ? [] : arrangeBundleItems(bundle.skuDetails.flatMap(toBundleItemImage));
  const [first] = bundle.skuDetails;
  const drawing =
    first && !room && positions.length === 0
      ? toItemCardData(first.item, { now: new Date(0), delivery: undefined }).drawing
      : undefined;
  return {
    id: bundle.id,
    title: bundle.title,
    sentence: bundle.description[0] ?? bundle.subtitle,
    ...(bundle.stage && { backdrop: bundle.stage }),
    ...(room && { room }),
    positions,
    ...(drawing && { drawing }),
    parts,
    oneByOne: parts.reduce((sum, { price }) => sum + price, 0),
    price: bundle.price.price,
    available: bundle.available > 0,
  };
}

const roomViews: ReadonlySet<string> = new Set(['day', 'night']);

/** Returns the image of an item in the variant that belongs to the bundle. */
function toBundleItemImage({ item, sku, quantity }: Bundle['skuDetails'][number]) {
  const [image] = item.images;
  const centimetres = item.dimensions?.width;
  if (!image || !centimetres) return [];
  return [{ image: toCardImage(getSkuImage(sku, image)), centimetres, quantity }];
}

/** Returns an image of an item in the variant of the sku. All images of one view have the same widths. */
export function getSkuImage<ImageOfItem extends { path: string }>(
  { imageUrl }: Sku,
  image: ImageOfItem,
): ImageOfItem {
  return { ...image, path: imageUrl?.replace(/-\d+\.\w+$/, '') ?? image.path };
}

/** Formats the options of a sku, such as "Walnut, with mirror". */
export function formatSkuOptions({ attributeValues }: Sku): string {
  return attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel).join(', ');
}

export interface BundleOfferProps {
  bundle: BundleData;
  headingId: string;
  /** @default 2 */
  level?: 1 | 2;
  /** A second action beside the button. */
  secondaryAction?: ReactNode;
  /** Content beside the heading, such as the wishlist button. Its space is reserved while it is empty. */
  corner?: ReactNode;
}

/** A bundle on the red promo surface: a line for each item, the total, and the saving. */
export function BundleOffer({ bundle, headingId, level = 2, corner, secondaryAction }: BundleOfferProps) {
  const { id, title, sentence, parts, oneByOne, price, available } = bundle;
  return (
    <section
      aria-labelledby={headingId}
      className="corner-mitre grid grid-cols-1 grid-rows-[minmax(clamp(18.75rem,53vw,25rem),auto)] overflow-hidden lg:grid-cols-2 xl:grid-cols-[1.4fr_1fr]"
    >
      <div className="relative row-start-2 bg-promo-surface p-8 text-on-promo before:pointer-events-none before:absolute before:inset-3 before:stitch-border md:p-12 lg:col-start-2 lg:row-start-1">
        <div className="relative flex h-full flex-col">
          <Heading
            level={level}
            variant="title"
            id={headingId}
            className={corner === undefined ? undefined : 'pe-14'}
          >
            {level === 1 ? (
              title
            ) : (
              <Link to={getDetailsHref(id)} discover="none" className="underline-offset-4 hover:underline">
                {title}
              </Link>
            )}
          </Heading>
          {corner && <div className="absolute end-0 top-0">{corner}</div>}
          <p className="mt-3">{sentence}</p>
          <ul className="mt-6">
            {parts.map((part) => (
              <li key={part.id} className="flex justify-between gap-4 border-current/40 border-t py-2.5">
                <Link
                  to={getDetailsHref(part.id, part.code)}
                  discover="none"
                  className="min-w-0 underline-offset-3 hover:underline"
                >
                  {`${part.quantity} × ${part.title}`}
                  {part.choice && <span className="text-small">{`, ${part.choice}`}</span>}
                </Link>
                <InlinePrice figure={part.price} />
              </li>
            ))}
          </ul>
          {oneByOne > price && (
            <p className="flex justify-between gap-4 border-current/40 border-y py-2.5 font-semibold">
              Bought separately
              <s>
                <InlinePrice figure={oneByOne} />
              </s>
            </p>
          )}
          <p className="flex items-baseline justify-between gap-4 py-3 font-semibold">
            As a set
            <span className="font-total text-small-title tabular">
              <InlinePrice figure={price} />
            </span>
          </p>
          <ChargeNote price={price} />
          <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-8">
            {available ? (
              <AddToCart
                sourceType="bundle"
                code={id}
                price={price}
                name={title}
                label="Add set to cart"
                variant="on-promo"
              />
            ) : (
              <p className="font-semibold">Part of this set is out of stock.</p>
            )}
            {available && secondaryAction}
            {oneByOne > price && (
              <p className="font-semibold">
                You save <InlinePrice figure={oneByOne - price} />
              </p>
            )}
          </div>
        </div>
      </div>
      {/* Comes after the text, which determines its height, so that it does not resize on a slow connection. */}
      <BundleImage bundle={bundle} />
    </section>
  );
}

/** Shows the amount charged in BDT if prices are shown in another currency. */
function ChargeNote({ price }: { price: number }) {
  const { code } = useSelectedCurrencyFormat();
  return code === baseCurrency.code ? null : <p className="text-small">{formatChargeNote(price)}</p>;
}
