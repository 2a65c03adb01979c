import { getMaxWidth } from '@piri/contract/image-widths';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';
import room from './share.jpg?no-inline';

/** What is shown where somebody shares a link. */
export interface SocialImage {
  /** From the root of the site. */
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** What it takes to name the file of a picture. */
type Sized = Pick<ResponsiveImage, 'path' | 'widths' | 'width' | 'height'>;

/** For pages that have no picture of their own. */
export const defaultSocialImage: SocialImage = {
  path: room,
  width: 1200,
  height: 630,
  alt: 'A living room in the afternoon: a sofa, a low table, a stool and a lamp',
};

/** A picture of the page's own, as wide as it is in WebP, which everybody can show by now. */
export function toSocialImage({ path, widths, width, height }: Sized, alt: string): SocialImage {
  const widest = getMaxWidth('webp', widths);
  return {
    path: `${path}-${widest}.webp`,
    width: widest,
    height: Math.round((height * widest) / width),
    alt,
  };
}
