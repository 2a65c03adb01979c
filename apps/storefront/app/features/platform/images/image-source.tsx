import { getMiddleWidth } from '@piri/contract/image-widths';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';

/** What it takes to show a picture in the right width. */
type Sized = Pick<ResponsiveImage, 'path' | 'widths' | 'width' | 'height'>;

export interface ImageSourceProps {
  picture: Sized;
  /** How wide it is shown, as `sizes` takes it. */
  sizes: string;
  /** Where it is shown; everywhere when left out. */
  media?: string;
}

/** The `<source>` of a picture: AVIF in every width. A browser without takes the one WebP of `getFallbackImage`. */
export function ImageSource({ picture, sizes, media }: ImageSourceProps) {
  const { width, height } = picture;
  return <source type="image/avif" srcSet={getSrcSet(picture)} {...{ media, sizes, width, height }} />;
}

/** The addresses of the picture in AVIF, as `srcset` takes them. */
export function getSrcSet({ path, widths }: Pick<Sized, 'path' | 'widths'>) {
  return widths.map((each) => `${path}-${each}.avif ${each}w`).join();
}

/** What an `<img>` of the picture points at, for browsers without AVIF. */
export function getFallbackImage({ path, widths, width, height }: Sized) {
  return { src: `${path}-${getMiddleWidth(widths)}.webp`, width, height };
}
