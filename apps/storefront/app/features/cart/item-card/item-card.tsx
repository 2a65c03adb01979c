import { Badge } from '@piri/ui/badge';
import { DiscountBadge } from '@piri/ui/discount-badge';
import {
  getImageScale,
  ProductCard,
  ProductCardImage,
  type ProductCardProps,
  ProductCardSwatches,
} from '@piri/ui/product-card';
import { useMemo } from 'react';
import { CategoryIllustration } from '../../catalogue/items/category-illustration.tsx';
import type { CardImage, ItemCardData } from '../../catalogue/items/item-card-data.ts';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { scaleSizesAttribute } from '../../catalogue/items/scale-sizes-attribute.ts';
import { ItemSilhouette } from '../../catalogue/items/sprite-silhouettes.tsx';
import { PriceInSelectedCurrency } from '../../catalogue/prices/price-in-selected-currency.tsx';
import { useWishlist } from '../../customer/wishlist/wishlist-store.ts';
import { WishlistToggle } from '../../customer/wishlist/wishlist-toggle.tsx';
import { getFallbackImageProps, ImageSource } from '../../platform/images/image-source.tsx';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';

export interface ItemCardProps
  extends Pick<
    ProductCardProps,
    'layout' | 'headingLevel' | 'cornerAction' | 'action' | 'actionPosition' | 'className'
  > {
  tile: ItemCardData;
  /** The code of the sku that the card links to. */
  sku?: string;
  /** The width of the card, as a `sizes` attribute. */
  sizes: string;
  /** Uses the backdrop of the item's own room, for lists with items of many rooms. */
  colouredBackdrop?: boolean;
  /** Loads the image eagerly, for the first cards in view. */
  priority?: boolean;
}

/** The number of cards in a list that render immediately: two screens on the widest windows. */
export const eagerCardCount = 8;

/** The class of a card further down. It reserves the height of the tallest card until it is rendered. */
export const lazyCardClass = 'defer-offscreen [--piri-offscreen-height:37rem]';

/** A card of an item: its image, price, delivery day and materials. */
export function ItemCard({
  tile,
  sku,
  sizes,
  colouredBackdrop = false,
  priority = false,
  ...props
}: ItemCardProps) {
  const wishlistReady = useWishlist(({ ready }) => ready);
  // Memoized, so that only the wishlist buttons re-render when the wishlist has loaded.
  const content = useMemo(() => contentOf(tile, sizes, priority), [tile, sizes, priority]);
  const { id, title, subtitle } = tile;
  return (
    <ProductCard
      href={getDetailsHref(id, sku)}
      linkComponent={RouterHrefLink}
      name={title}
      subtitle={subtitle}
      backdrop={(colouredBackdrop && tile.backdrop) || 'muted'}
      delivery={tile.arrival}
      {...content}
      cornerAction={
        wishlistReady && (
          <WishlistToggle itemId={id} skuCode={tile.sku ?? tile.skuCode ?? ''} title={title} anySku />
        )
      }
      {...props}
    />
  );
}

function contentOf(tile: ItemCardData, sizes: string, priority: boolean) {
  const { price, listPrice = price, image, hoverImage, swatches } = tile;
  return {
    image: image ? <CutOut image={image} sizes={sizes} priority={priority} /> : <Drawn tile={tile} />,
    hoverImage: hoverImage && <CutOut image={hoverImage} sizes={sizes} />,
    badge: badgeOf(tile),
    price: (
      <PriceInSelectedCurrency price={price} listPrice={listPrice} prefix={tile.from ? 'From' : undefined} />
    ),
    swatches: swatches && <ProductCardSwatches label="Comes in" swatches={swatches} />,
  };
}

function badgeOf({ isNew, soldOut, percent }: ItemCardData) {
  if (soldOut) return undefined;
  if (percent) return <DiscountBadge>{`−${percent}%`}</DiscountBadge>;
  return isNew && <Badge tone="new">New</Badge>;
}

/** Renders the silhouette of an item without an image, or the illustration of a bundle's room. */
function Drawn({ tile: { drawing, backdrop } }: { tile: ItemCardData }) {
  if (drawing) return <ItemSilhouette drawing={drawing} />;
  return (
    backdrop && <CategoryIllustration backdrop={backdrop} className="absolute inset-x-[14%] bottom-[17%]" />
  );
}

interface CutOutProps {
  image: CardImage;
  sizes: string;
  priority?: boolean;
}

/** Renders a cut-out image on the floor line by its outline. An image of a room has no outline and fills the frame. */
function CutOut({ image, sizes, priority = false }: CutOutProps) {
  const { outline, width, height } = image;
  const times = outline ? getImageScale(outline, width / height) : 1;
  return (
    <ProductCardImage
      {...(outline ? { bounds: outline } : { className: '[&_img]:object-cover!' })}
      ratio={width / height}
    >
      <picture>
        <ImageSource image={image} sizes={scaleSizesAttribute(sizes, times)} />
        <img
          {...getFallbackImageProps(image)}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          className="size-full"
        />
      </picture>
    </ProductCardImage>
  );
}
