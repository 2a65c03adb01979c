import sharp from 'sharp';

/** From the finest to the coarsest; the first one that is short enough is used. */
const grids = [18, 16, 14, 12, 10, 8, 6, 4];

/** With this limit, a page of twelve items has less than 2.4 KB of placeholders. */
const maxLength = 200;

/**
 * Returns a tiny version of an image as a data URL. It is WebP, which keeps the transparency of the cut-out, so that it
 * fits any backdrop, and which a browser draws without a script. A ThumbHash would be shorter, but would have to wait
 * for a script. AVIF needs 300 bytes before its first pixel.
 */
export async function createImagePlaceholder(image: Buffer): Promise<string> {
  const { width = 1, height = 1, hasAlpha } = await sharp(image).metadata();
  for (const across of grids) {
    const down = Math.max(1, Math.round((across * height) / width));
    const small = await (hasAlpha ? cutOut(image, across, down) : room(image, across, down));
    const address = `data:image/webp;base64,${small.toString('base64')}`;
    if (address.length <= maxLength) return address;
  }
  throw new Error(
    `The placeholder of this picture does not fit into ${maxLength} characters, even with four pixels.`,
  );
}

/**
 * Returns the image in four colours, one of them transparent. The outline stays sharper than in a lossy image of the
 * same size.
 */
async function cutOut(image: Buffer, width: number, height: number): Promise<Buffer> {
  const four = await sharp(image)
    .resize(width, height, { fit: 'fill' })
    .png({ palette: true, colours: 4, dither: 0 })
    .toBuffer();
  const { data, info } = await sharp(four).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // The transparent colour is a mean of faint pixels; without this, it would tint the backdrop.
  for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) < 32) data.fill(0, at, at + 4);
  return sharp(data, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer();
}

function room(image: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(image).resize(width, height, { fit: 'fill' }).webp({ quality: 20, effort: 6 }).toBuffer();
}
