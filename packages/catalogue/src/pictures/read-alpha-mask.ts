import sharp from 'sharp';
import type { AlphaMask } from './outline.ts';

/** Returns the coverage of each pixel of an image file. */
export async function readAlphaMask(file: string): Promise<AlphaMask> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, alpha: data };
}
