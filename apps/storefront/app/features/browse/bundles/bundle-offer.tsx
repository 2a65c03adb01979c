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
import { detailsHref } from '../../catalogue/items/links.ts';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { formatTaka, useMoneyFormat } from '../../catalogue/prices/use-money-format.ts';
import { arrangeBundleItems, type ItemPosition } from './arrange-bundle-items.ts';
import { BundleImage } from './bundle-image.tsx';

/** A set as a page shows it: what is in it, what it costs piece by piece today, and together. */
export interface BundleData {
  id: string;
  title: string;
  sentence: string;
  stage?: Backdrop;
  /** A room in which the set stands. Without one its pieces stand together. */
  room?: CardImage;
  places: ItemPosition[];
  /** The first piece, drawn, where none of them is pictured yet. */
  drawing?: ItemCardData['drawing'];
  parts: BundleItem[];
  oneByOne: number;
  price: number;
  available: boolean;
}

export interface BundleItem {
  id: string;
  title: string;
  /** Of the sku, and what it stands for: "Ash". */
  code: string;
  choice: string;
  quantity: number;
  price: number;
}

/** Set against what its pieces cost today, reduced ones too: what one keeps is what one truly keeps. */
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
  const places = room ? [] : arrangeBundleItems(bundle.skuDetails.flatMap(pictured));
  const [first] = bundle.skuDetails;
  const drawing =
    first && !room && places.length === 0
      ? toItemCardData(first.item, { now: new Date(0), delivery: undefined }).drawing
      : undefined;
  return {
    id: bundle.id,
    title: bundle.title,
    sentence: bundle.description[0] ?? bundle.subtitle,
    ...(bundle.stage && { stage: bundle.stage }),
    ...(room && { room }),
    places,
    ...(drawing && { drawing }),
    parts,
    oneByOne: parts.reduce((sum, { price }) => sum + price, 0),
    price: bundle.price.price,
    available: bundle.available > 0,
  };
}

const roomViews: ReadonlySet<string> = new Set(['day', 'night']);

/** A piece in the colour that belongs to the set. */
function pictured({ item, sku, quantity }: Bundle['skuDetails'][number]) {
  const [picture] = item.images;
  const centimetres = item.dimensions?.width;
  if (!picture || !centimetres) return [];
  return [{ picture: toCardImage(getSkuImage(sku, picture)), centimetres, quantity }];
}

/** A picture of a piece, in what the sku stands for: all pictures of one view have the same widths. */
export function getSkuImage<Picture extends { path: string }>({ imageUrl }: Sku, picture: Picture): Picture {
  return { ...picture, path: imageUrl?.replace(/-\d+\.\w+$/, '') ?? picture.path };
}

/** What a sku is chosen by, in words: "Walnut, with mirror". */
export function formatSkuOptions({ attributeValues }: Sku): string {
  return attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel).join(', ');
}

export interface BundleOfferProps {
  set: BundleData;
  headingId: string;
  /** @default 2 */
  level?: 1 | 2;
  /** Beside the button, another way to it. */
  shortWay?: ReactNode;
  /** Beside the heading, such as the heart. Its place is kept while there is nothing in it yet. */
  corner?: ReactNode;
}

/** A set on the red ledger that stands for offers: every piece on a line, the sum, and what is kept. */
export function BundleOffer({ set, headingId, level = 2, corner, shortWay }: BundleOfferProps) {
  const { id, title, sentence, parts, oneByOne, price, available } = set;
  return (
    <section
      aria-labelledby={headingId}
      className="joint-corner grid grid-cols-1 grid-rows-[minmax(clamp(18.75rem,53vw,25rem),auto)] overflow-hidden lg:grid-cols-2 xl:grid-cols-[1.4fr_1fr]"
    >
      <div className="relative row-start-2 bg-khata p-8 text-on-khata before:pointer-events-none before:absolute before:inset-3 before:stitch-frame md:p-12 lg:col-start-2 lg:row-start-1">
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
              <Link to={detailsHref(id)} discover="none" className="underline-offset-4 hover:underline">
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
                  to={detailsHref(part.id, part.code)}
                  discover="none"
                  className="min-w-0 underline-offset-3 hover:underline"
                >
                  {`${part.quantity} × ${part.title}`}
                  {part.choice && <span className="text-meta">{`, ${part.choice}`}</span>}
                </Link>
                <InlinePrice figure={part.price} />
              </li>
            ))}
          </ul>
          {oneByOne > price && (
            <p className="flex justify-between gap-4 border-current/40 border-y py-2.5 font-semibold">
              One by one
              <s>
                <InlinePrice figure={oneByOne} />
              </s>
            </p>
          )}
          <p className="flex items-baseline justify-between gap-4 py-3 font-semibold">
            Together
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
                label="Add the set to cart"
                variant="on-promo"
              />
            ) : (
              <p className="font-semibold">Not all of it is in stock just now.</p>
            )}
            {available && shortWay}
            {oneByOne > price && (
              <p className="font-semibold">
                You keep <InlinePrice figure={oneByOne - price} />
              </p>
            )}
          </div>
        </div>
      </div>
      {/* After the words, whose height it takes: read from a slow line it stands at once as it stays. */}
      <BundleImage set={set} />
    </section>
  );
}

/** Who sees another currency is told what is charged. */
function ChargeNote({ price }: { price: number }) {
  const { code } = useMoneyFormat();
  return code === baseCurrency.code ? null : (
    <p className="text-meta">You are charged in BDT, {formatTaka(price)}.</p>
  );
}
