import { ProductCardPicture } from '@piri/ui/product-card';
import { fallbackOf, PictureSource } from '../../platform/images/picture-source.tsx';
import type { DetailsPicture } from '../item-data/details-data.ts';

export interface OnStageProps {
  picture: DetailsPicture;
  alt: string;
  sizes: string;
  stageRatio: number;
  first?: boolean;
}

/** The whole piece stands in the middle of the stage, as large as it can; a close look fills it. */
export function OnStage({ picture, alt, sizes, stageRatio, first = false }: OnStageProps) {
  const { outline, width, height } = picture;
  return (
    <span className="relative block size-full overflow-clip bg-pati">
      <ProductCardPicture alone {...(outline && { outline })} ratio={width / height} stageRatio={stageRatio}>
        <picture>
          <PictureSource picture={picture} sizes={sizes} />
          <img
            {...fallbackOf(picture)}
            alt={alt}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : undefined}
            className={outline ? 'size-full' : 'size-full object-cover!'}
          />
        </picture>
      </ProductCardPicture>
    </span>
  );
}
