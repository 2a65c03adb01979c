import { middleWidth, widthsAs } from '@piri/contract/picture-widths';
import type { Picture } from '../../../server/pictures.ts';

/** What it takes to show a picture in the right width. */
type Sized = Pick<Picture, 'path' | 'widths' | 'width' | 'height'>;

export interface PictureSourcesProps {
  picture: Sized;
  /** How wide it is shown, as `sizes` takes it. */
  sizes: string;
  /** Where it is shown; everywhere when left out. */
  media?: string;
}

/** The `<source>` elements of a picture in both formats: AVIF in every width, WebP for older browsers in one or two. */
export function PictureSources({ picture, sizes, media }: PictureSourcesProps) {
  const { path, widths, width, height } = picture;
  const shared = { media, sizes, width, height };
  return (
    <>
      <source type="image/avif" srcSet={srcSet(path, widths, 'avif')} {...shared} />
      <source srcSet={srcSet(path, widths, 'webp')} {...shared} />
    </>
  );
}

/** What an `<img>` of the picture points at, for browsers that know neither format list nor `<picture>`. */
export function fallbackOf({ path, widths, width, height }: Sized) {
  return { src: `${path}-${middleWidth(widths)}.webp`, width, height };
}

function srcSet(path: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widthsAs(format, widths)
    .map((width) => `${path}-${width}.${format} ${width}w`)
    .join();
}
