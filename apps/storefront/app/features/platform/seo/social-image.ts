import { getMaxRenditionWidth } from '@piri/contract/image-widths';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';
import room from './share.jpg?no-inline';

/** The image of a link preview. */
export interface SocialImage {
  /** The path from the root of the site. */
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** The fields of an image that its file name depends on. */
type Sized = Pick<ResponsiveImage, 'path' | 'widths' | 'width' | 'height'>;

/** The image for pages without their own. */
export const defaultSocialImage: SocialImage = {
  path: room,
  width: 1200,
  height: 630,
  alt: 'A living room in the afternoon: a sofa, a low table, a stool and a lamp',
};

/** Returns a page's own image at its largest WebP width, a format that all sites support by now. */
export function toSocialImage({ path, widths, width, height }: Sized, alt: string): SocialImage {
  const widest = getMaxRenditionWidth('webp', widths);
  return {
    path: `${path}-${widest}.webp`,
    width: widest,
    height: Math.round((height * widest) / width),
    alt,
  };
}
