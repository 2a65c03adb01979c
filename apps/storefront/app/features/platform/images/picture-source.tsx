import { middleWidth } from '@piri/contract/picture-widths';
import type { Picture } from '../../../../server/files/pictures.ts';

/** What it takes to show a picture in the right width. */
type Sized = Pick<Picture, 'path' | 'widths' | 'width' | 'height'>;

export interface PictureSourceProps {
  picture: Sized;
  /** How wide it is shown, as `sizes` takes it. */
  sizes: string;
  /** Where it is shown; everywhere when left out. */
  media?: string;
}

/** The `<source>` of a picture: AVIF in every width. A browser without takes the one WebP of `fallbackOf`. */
export function PictureSource({ picture, sizes, media }: PictureSourceProps) {
  const { width, height } = picture;
  return <source type="image/avif" srcSet={srcSetOf(picture)} {...{ media, sizes, width, height }} />;
}

/** The addresses of the picture in AVIF, as `srcset` takes them. */
export function srcSetOf({ path, widths }: Pick<Sized, 'path' | 'widths'>) {
  return widths.map((each) => `${path}-${each}.avif ${each}w`).join();
}

/** What an `<img>` of the picture points at, for browsers without AVIF. */
export function fallbackOf({ path, widths, width, height }: Sized) {
  return { src: `${path}-${middleWidth(widths)}.webp`, width, height };
}
