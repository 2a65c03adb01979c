import type { CartProduct } from '@piri/contract/cart-products';
import { ProductCardImage } from '@piri/ui/product-card';
import { ItemSilhouette } from '../../catalogue/items/sprite-silhouettes.tsx';
import { getFallbackImageProps, ImageSource } from '../../platform/images/image-source.tsx';

export interface CartLineImageProps {
  offer: Pick<CartProduct, 'image' | 'dimensions' | 'silhouette'>;
  mediaRatio: number;
}

/**
 * The image of a cart line: a cut-out on the floor line, or the silhouette of an item without an image. An image of a
 * room fills the frame.
 */
export function CartLineImage({ offer, mediaRatio }: CartLineImageProps) {
  const { image, silhouette, dimensions } = offer;
  if (!image) return dimensions && <ItemSilhouette drawing={{ silhouette, ...dimensions }} />;
  const { outline, width, height } = image;
  const framing = outline ? { bounds: outline, mediaRatio } : { className: '[&_img]:object-cover!' };
  return (
    <ProductCardImage {...framing} ratio={width / height}>
      <picture>
        <ImageSource image={image} sizes="8rem" />
        <img {...getFallbackImageProps(image)} alt="" loading="lazy" className="size-full" />
      </picture>
    </ProductCardImage>
  );
}
