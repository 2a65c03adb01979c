import sharp from 'sharp';
import type { AlphaMask } from './outline.ts';

/** How much of each pixel of a picture file is covered. */
export async function readAlphaMask(file: string): Promise<AlphaMask> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, alpha: data };
}
