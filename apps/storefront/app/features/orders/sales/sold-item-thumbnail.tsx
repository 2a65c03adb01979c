import { getSoldRefKey } from '@piri/contract/line-item';
import type { OrderLine } from '@piri/contract/quote';
import { cx } from 'class-variance-authority';
import { CartLineImage } from '../../cart/lines/cart-line-image.tsx';
import type { CartProducts } from '../../cart/pricing/fetch-cart-products.ts';

export interface SoldItemImageOptions {
  line: OrderLine;
  /** What is known of the items as sold today. */
  offers: CartProducts;
}

/**
 * Returns the image of an ordered item with its backdrop. Without an image, it is drawn from its dimensions once they
 * are loaded.
 */
export function getSoldItemImageProps({ line, offers }: SoldItemImageOptions) {
  const known = offers[getSoldRefKey(line)];
  const offer = typeof known === 'object' ? known : undefined;
  const image = line.image ?? offer?.image;
  const seen = image ? { silhouette: '', image } : offer;
  return {
    backdrop: offer?.stage ?? ('muted' as const),
    image: seen && <CartLineImage offer={seen} mediaRatio={1} />,
  };
}

/** A thumbnail of an ordered item. The text beside it names it. */
export function SoldItemThumbnail({ className, ...sold }: SoldItemImageOptions & { className?: string }) {
  const { backdrop, image } = getSoldItemImageProps(sold);
  return (
    <span
      className={cx(
        'relative block aspect-square overflow-clip rounded-chip bg-surface-muted transition-colors duration-base forced-colors:border',
        className,
      )}
      style={backdrop === 'muted' ? undefined : { backgroundColor: `var(--piri-backdrop-${backdrop})` }}
    >
      {image}
    </span>
  );
}
