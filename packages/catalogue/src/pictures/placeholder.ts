import sharp from 'sharp';

/** From the finest to the coarsest: the first that is short enough is taken. */
const grids = [18, 16, 14, 12, 10, 8, 6, 4];

/** With it, a page of twelve pieces carries less than 2.4 KB of placeholders. */
const longest = 200;

/**
 * The picture in a few pixels, as the address of an image. WebP, since it keeps the cut-out's transparency, so that it
 * fits any stage, and since a browser draws it without a script: a ThumbHash would be shorter, but would wait for the
 * script that the picture itself does not wait for. AVIF spends 300 bytes before its first pixel.
 */
export async function createPlaceholder(picture: Buffer): Promise<string> {
  const { width = 1, height = 1, hasAlpha } = await sharp(picture).metadata();
  for (const across of grids) {
    const down = Math.max(1, Math.round((across * height) / width));
    const small = await (hasAlpha ? cutOut(picture, across, down) : room(picture, across, down));
    const address = `data:image/webp;base64,${small.toString('base64')}`;
    if (address.length <= longest) return address;
  }
  throw new Error(`Not even four pixels of this picture fit into ${longest} characters.`);
}

/** In four colours, nothing being one of them: so the outline stays sharper than in a lossy picture of that length. */
async function cutOut(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const four = await sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .png({ palette: true, colours: 4, dither: 0 })
    .toBuffer();
  const { data, info } = await sharp(four).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // The fourth colour is a mean of what is almost nothing; left as it is, it would tint the stage.
  for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) < 32) data.fill(0, at, at + 4);
  return sharp(data, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer();
}

function room(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(picture).resize(width, height, { fit: 'fill' }).webp({ quality: 20, effort: 6 }).toBuffer();
}
