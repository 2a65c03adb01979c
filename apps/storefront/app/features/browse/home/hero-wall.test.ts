import { resolve } from 'node:path';
import { getTokens } from '@piri/ui/tokens';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../../../env.ts';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';
import { loadImageIndex } from '../../../../server/files/load-image-index.ts';

const catalogue = resolve(import.meta.dirname, '../../../../../..', readEnvironment().CATALOGUE_DIR);
const scene = loadImageIndex(catalogue).scene('living-room');

/** The text on the wall from 1280 px on, in pixels from the top left of the page's content. */
const texts = [
  { name: 'headline', colour: 'text', left: 0, top: 44, width: 350, height: 170, minContrast: 4.5 },
  // 28 px, which counts as large text.
  { name: 'headline in Bangla', colour: 'accent', left: 0, top: 224, width: 140, height: 40, minContrast: 3 },
  { name: 'paragraph', colour: 'text', left: 0, top: 276, width: 300, height: 80, minContrast: 4.5 },
] as const;

const windows = [1280, 1440, 1680, 1920, 2560];

for (const [view, mode] of [
  ['day', 'light'],
  ['night', 'dark'],
] as const) {
  for (const { name, colour, minContrast, ...box } of texts) {
    for (const window of windows) {
      test(`by ${view}, the ${name} has enough contrast on the wall at a width of ${window} px`, async () => {
        const wall = await luminancesUnder(view, window, box);
        expect(wall.length).toBeGreaterThan(1_000);
        const text = luminanceOf(hex(mode, colour));
        const worst = wall.reduce((least, ground) => Math.min(least, contrast(text, ground)), 21);
        expect(worst).toBeGreaterThanOrEqual(minContrast);
      });
    }
  }
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the luminance of each pixel that `object-fit: cover` shows under a text. */
async function luminancesUnder(view: 'day' | 'night', window: number, box: Box): Promise<number[]> {
  const image = scene?.[view].wide;
  if (!image) throw new Error('There is no image of the living room. Run `npm run images -- living-room`.');
  const frame = { width: window, height: Math.min(Math.max(760, 0.48 * window), 1120) };
  const scale = Math.max(frame.width / image.width, frame.height / image.height);
  const left = (image.width * scale - frame.width) / 2 + Math.max(0, (window - 1440) / 2) + 32 + box.left;
  // The image is cut at the ceiling, not at the floor with the furniture.
  const top = image.height * scale - frame.height + box.top;
  const data = await sharp(await decoded(image))
    .extract({
      left: Math.round(left / scale),
      top: Math.round(top / scale),
      width: Math.round(box.width / scale),
      height: Math.round(box.height / scale),
    })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: data.length / 3 }, (_, pixel) =>
    luminance([...data.subarray(pixel * 3, pixel * 3 + 3)]),
  );
}

const walls = new Map<string, Promise<Buffer>>();

/** Decodes the image to TIFF, which is faster to crop than AVIF. */
function decoded({ path, widths }: ResponsiveImage): Promise<Buffer> {
  const file = `${catalogue}${path}-${Math.max(...widths)}.avif`;
  return walls.getOrInsertComputed(file, () => sharp(file).tiff().toBuffer());
}

function hex(mode: 'light' | 'dark', name: string): string {
  const value = getTokens(mode).get(`color.${name}`)?.value;
  if (typeof value !== 'object' || value === null || !('hex' in value)) {
    throw new Error(`There is no token color.${name}.`);
  }
  return String(value.hex);
}

function luminanceOf(colour: string): number {
  return luminance([1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
}

/** Returns the relative luminance defined by WCAG 2. Channels are red, green and blue from 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
