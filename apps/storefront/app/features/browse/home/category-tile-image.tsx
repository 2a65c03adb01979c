import type { Backdrop } from '@piri/contract/categories';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';
import { getFallbackImageProps, ImageSource } from '../../platform/images/image-source.tsx';

/** An item on the floor of a room's tile. The image is a cut-out with a shadow, so the tile's colour shows. */
export function CategoryTileImage({
  image,
  backdrop,
  index,
}: {
  image: ResponsiveImage;
  backdrop: Backdrop;
  index: number;
}) {
  const { sizes, positions } = layouts[backdrop] ?? plain;
  return (
    <picture>
      <ImageSource image={image} sizes={sizes} />
      <img
        {...getFallbackImageProps(image)}
        alt=""
        loading="lazy"
        className={`absolute bottom-0 max-w-none -translate-x-1/2 translate-y-[17%] ${positions[index]}`}
      />
    </picture>
  );
}

interface Layout {
  sizes: string;
  /** For each item, the position of its centre and the width of its image. The item fills only a part of the image. */
  positions: string[];
}

const plain: Layout = {
  sizes: '(width >= 80rem) 208px, (width >= 48rem) 176px, 144px',
  positions: ['left-[60%] w-36 md:w-44 xl:w-52'],
};

/** All images of a product family are taken from the same distance, so items fill their images differently. */
const layouts: Partial<Record<Backdrop, Layout>> = {
  living: {
    sizes: '(width >= 48rem) 576px, 416px',
    positions: ['left-[60%] w-104 md:w-144'],
  },
  bedroom: {
    sizes: '(width >= 80rem) 352px, (width >= 48rem) 232px, 184px',
    positions: ['left-[52%] xl:left-[60%] w-46 md:w-58 xl:w-88'],
  },
  dining: {
    sizes: '(width >= 80rem) 224px, (width >= 48rem) 176px, 140px',
    positions: ['left-[66%] w-35 md:w-44 xl:w-56'],
  },
  kids: {
    sizes: '(width >= 80rem) 160px, 120px',
    positions: ['left-[28%] w-26 md:w-32 xl:w-40', 'left-[70%] w-26 md:w-32 xl:w-40'],
  },
};
