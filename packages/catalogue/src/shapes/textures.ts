import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export interface EncodedTexture {
  file: string;
  image: Uint8Array;
}

const webp = { quality: 84, alphaQuality: 85, effort: 6, smartSubsample: true };

/**
 * The saturation of textures. Photographic light weakens colours a little; the shadows between cane ribbons strengthen
 * them.
 */
const strength = { whole: 0.9, seeThrough: 1.3 };

/** The brightness of materials that let light through: they are brighter than the generator's front lighting alone. */
const letThrough = new Map([['linen-shade', 1.4]]);

/**
 * Encodes the texture of a material; items of the same wood share one file. The file's name contains a hash of the
 * original pixels and the settings, so that a new version of the encoder does not change it.
 */
export async function encodeTextureFile(
  name: string,
  { source, seeThrough, shapes }: { source: string; seeThrough: boolean; shapes: string },
): Promise<EncodedTexture> {
  const brightness = letThrough.get(name) ?? 1;
  const saturation = seeThrough ? strength.seeThrough : strength.whole;
  const drawn = await readFile(source);
  const pixels = await sharp(drawn).raw().toBuffer();
  const hash = createHash('sha256')
    .update(pixels)
    .update(JSON.stringify({ webp, saturation, brightness }))
    .digest('hex')
    .slice(0, 8);
  const file = `${name}-${hash}.webp`;
  const folder = join(shapes, 'textures');
  const path = join(folder, file);
  if (!existsSync(path)) {
    await mkdir(folder, { recursive: true });
    const image = await sharp(drawn).modulate({ saturation, brightness }).webp(webp).toBuffer();
    await writeFile(path, image);
  }
  return { file, image: await readFile(path) };
}
