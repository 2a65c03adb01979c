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
import { detailsHref } from '../../catalogue/items/links.ts';
import { scaleSizes } from '../../catalogue/items/scale-sizes.ts';
import { ItemSilhouette } from '../../catalogue/items/sprite-silhouettes.tsx';
import { LocalizedPrice } from '../../catalogue/prices/localized-price.tsx';
import { useWishlist } from '../../customer/wishlist/wishlist-store.ts';
import { WishlistToggle } from '../../customer/wishlist/wishlist-toggle.tsx';
import { getFallbackImage, ImageSource } from '../../platform/images/image-source.tsx';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';

export interface ItemCardProps
  extends Pick<
    ProductCardProps,
    'layout' | 'headingLevel' | 'cornerAction' | 'action' | 'actionPosition' | 'className'
  > {
  tile: ItemCardData;
  /** Leads to this one of its skus. */
  sku?: string;
  /** How wide the card is, as `sizes` takes it. */
  sizes: string;
  /** Where pieces of many rooms stand together, each has the ground of its own. */
  mixed?: boolean;
  /** One of the first that are seen: its picture does not wait. */
  early?: boolean;
}

/** How many cards of a list are drawn at once: two screens of the widest window. */
export const eagerCards = 8;

/** The class of a card further down, which is as high as the highest one until it is drawn. */
export const lazyCard = 'drawn-near [--undrawn-height:37rem]';

/** A piece in a list: on its stage, with its price, its day and its cloths. */
export function ItemCard({ tile, sku, sizes, mixed = false, early = false, ...props }: ItemCardProps) {
  const wishing = useWishlist(({ ready }) => ready);
  // Memoized, so that only the hearts render again when the wishlist has loaded.
  const content = useMemo(() => contentOf(tile, sizes, early), [tile, sizes, early]);
  const { id, title, subtitle } = tile;
  return (
    <ProductCard
      href={detailsHref(id, sku)}
      linkComponent={RouterHrefLink}
      name={title}
      subtitle={subtitle}
      backdrop={(mixed && tile.stage) || 'muted'}
      delivery={tile.arrival}
      {...content}
      cornerAction={
        wishing && (
          <WishlistToggle itemId={id} skuCode={tile.sku ?? tile.skuCode ?? ''} title={title} anySku />
        )
      }
      {...props}
    />
  );
}

function contentOf(tile: ItemCardData, sizes: string, early: boolean) {
  const { price, listPrice = price, picture, secondPicture, swatches } = tile;
  return {
    image: picture ? <CutOut picture={picture} sizes={sizes} early={early} /> : <Drawn tile={tile} />,
    hoverImage: secondPicture && <CutOut picture={secondPicture} sizes={sizes} />,
    badge: badgeOf(tile),
    price: <LocalizedPrice price={price} listPrice={listPrice} prefix={tile.from ? 'From' : undefined} />,
    swatches: swatches && <ProductCardSwatches label="Comes in" swatches={swatches} />,
  };
}

function badgeOf({ isNew, soldOut, percent }: ItemCardData) {
  if (soldOut) return undefined;
  if (percent) return <DiscountBadge>{`−${percent}%`}</DiscountBadge>;
  return isNew && <Badge tone="new">New</Badge>;
}

/** Without a picture: a piece as its measures draw it, a set as the room it is for. */
function Drawn({ tile: { drawing, stage } }: { tile: ItemCardData }) {
  if (drawing) return <ItemSilhouette drawing={drawing} />;
  return stage && <CategoryIllustration stage={stage} className="absolute inset-x-[14%] bottom-[17%]" />;
}

interface CutOutProps {
  picture: CardImage;
  sizes: string;
  early?: boolean;
}

/** Cut out with its shadow, and set on the floor by its outline; a room has none, and fills the stage. */
function CutOut({ picture, sizes, early = false }: CutOutProps) {
  const { outline, width, height } = picture;
  const times = outline ? getImageScale(outline, width / height) : 1;
  return (
    <ProductCardImage
      {...(outline ? { bounds: outline } : { className: '[&_img]:object-cover!' })}
      ratio={width / height}
    >
      <picture>
        <ImageSource picture={picture} sizes={scaleSizes(sizes, times)} />
        <img {...getFallbackImage(picture)} alt="" loading={early ? 'eager' : 'lazy'} className="size-full" />
      </picture>
    </ProductCardImage>
  );
}
