import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export interface Texture {
  file: string;
  image: Uint8Array;
}

const webp = { quality: 84, alphaQuality: 85, effort: 6, smartSubsample: true };

/** In a photograph's light, colours lose a little of their strength; between ribbons of cane its shadows add some. */
const strength = { whole: 0.9, seeThrough: 1.3 };

/** What light comes through is brighter than its front alone, which the generator knows. */
const letThrough = new Map([['linen-shade', 1.4]]);

/**
 * Encodes the picture of a material; pieces of the same wood share one file. Its name changes with what is in it as it
 * was drawn, so that an encoder's new version makes no new names.
 */
export async function encodeTexture(
  name: string,
  { source, seeThrough, shapes }: { source: string; seeThrough: boolean; shapes: string },
): Promise<Texture> {
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
