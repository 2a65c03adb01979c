import type { CartOffer } from '@piri/contract/cart-offers';
import { ProductCardPicture } from '@piri/ui/product-card';
import { PieceDrawing } from '../../catalogue/items/drawings-in-files.tsx';
import { fallbackOf, PictureSource } from '../../platform/images/picture-source.tsx';

export interface LinePictureProps {
  offer: Pick<CartOffer, 'image' | 'dimensions' | 'silhouette'>;
  stageRatio: number;
}

/** The piece of a line on the floor of its stage, or drawn by its measures; a room fills the stage. */
export function LinePicture({ offer, stageRatio }: LinePictureProps) {
  const { image, silhouette, dimensions } = offer;
  if (!image) return dimensions && <PieceDrawing drawing={{ outline: silhouette, ...dimensions }} />;
  const { outline, width, height } = image;
  const place = outline ? { outline, stageRatio } : { className: '[&_img]:object-cover!' };
  return (
    <ProductCardPicture {...place} ratio={width / height}>
      <picture>
        <PictureSource picture={image} sizes="8rem" />
        <img {...fallbackOf(image)} alt="" loading="lazy" className="size-full" />
      </picture>
    </ProductCardPicture>
  );
}
