import { getMiddleWidth } from '@piri/contract/image-widths';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';

/** The fields of an image needed to show it in the right width. */
type Sized = Pick<ResponsiveImage, 'path' | 'widths' | 'width' | 'height'>;

export interface ImageSourceProps {
  image: Sized;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** The media query for which it is shown. All by default. */
  media?: string;
}

/** Renders the `<source>` of an image: AVIF in every width. Other browsers use the WebP of `getFallbackImageProps`. */
export function ImageSource({ image, sizes, media }: ImageSourceProps) {
  const { width, height } = image;
  return <source type="image/avif" srcSet={getAvifSrcSet(image)} {...{ media, sizes, width, height }} />;
}

/** Returns the AVIF addresses as a `srcset`. */
export function getAvifSrcSet({ path, widths }: Pick<Sized, 'path' | 'widths'>) {
  return widths.map((each) => `${path}-${each}.avif ${each}w`).join();
}

/** Returns the attributes of the `<img>`, for browsers without AVIF. */
export function getFallbackImageProps({ path, widths, width, height }: Sized) {
  return { src: `${path}-${getMiddleWidth(widths)}.webp`, width, height };
}
