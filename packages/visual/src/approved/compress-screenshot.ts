import sharp, { type WebpOptions } from 'sharp';

/**
 * Sets every option that affects the output, so that the same pixels always become the same bytes. `quality` is the
 * effort: 95 takes as long as a well-compressed PNG of twice the size, and 100 takes thirty times as long for a file
 * that is a twentieth smaller.
 */
const lossless: WebpOptions = {
  lossless: true,
  nearLossless: false,
  exact: true,
  quality: 95,
  alphaQuality: 100,
  effort: 6,
  preset: 'default',
};

/**
 * Compresses a screenshot losslessly to about half of its size. The browser's fast compression is right for screenshots
 * that are only compared. Baselines are committed, so they are worth the time.
 */
export function compressScreenshot(screenshot: Buffer): Promise<Buffer> {
  return sharp(screenshot).webp(lossless).toBuffer();
}
