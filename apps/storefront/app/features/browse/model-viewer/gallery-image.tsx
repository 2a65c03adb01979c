import { ProductCardImage } from '@piri/ui/product-card';
import { getFallbackImageProps, ImageSource } from '../../platform/images/image-source.tsx';
import type { DetailsImage } from '../item-data/item-details-data.ts';

export interface GalleryImageProps {
  image: DetailsImage;
  alt: string;
  sizes: string;
  frameRatio: number;
  priority?: boolean;
}

/**
 * An image in a gallery slide. A cut-out item is centred and as large as the frame allows; a close-up fills the frame.
 */
export function GalleryImage({ image, alt, sizes, frameRatio, priority = false }: GalleryImageProps) {
  const { outline, width, height } = image;
  return (
    <span className="relative block size-full overflow-clip bg-surface-muted">
      <ProductCardImage
        centered
        {...(outline && { bounds: outline })}
        ratio={width / height}
        mediaRatio={frameRatio}
      >
        <picture>
          <ImageSource image={image} sizes={sizes} />
          <img
            {...getFallbackImageProps(image)}
            alt={alt}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            className={outline ? 'size-full' : 'size-full object-cover!'}
          />
        </picture>
      </ProductCardImage>
    </span>
  );
}
