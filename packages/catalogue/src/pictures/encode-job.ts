import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { getImagePath, type PictureRecord, pictureRecord } from '../images.ts';
import type { Crops } from './crops.ts';
import { dominantColour } from './dominant-colour.ts';
import { encodeImage, hashEncoding } from './encode-image.ts';
import { isComplete, readRecord, removeStale, writeRecord } from './manifest-file.ts';
import { createPlaceholder } from './placeholder.ts';
import type { MasterRecord } from './render-output.ts';
import { listRenditions, type Rendition } from './renditions.ts';

interface Encoding {
  masters: string;
  pictures: string;
  crops: Crops;
  stop: AbortSignal;
}

type Picture = PictureRecord['pictures'][number];

/** Updates the files and the record of a product or a room to its masters. Returns how many images were encoded. */
export async function encodeJob(
  master: MasterRecord,
  { masters, pictures, crops, stop }: Encoding,
): Promise<number> {
  const { id } = master;
  const kind = master.hotspots === undefined ? 'product' : 'scene';
  const before = readRecord(pictures, id)?.pictures ?? [];
  const servings = listRenditions(master, crops);
  const after: object[] = [];
  let encoded = 0;
  for (const [index, serving] of servings.entries()) {
    stop.throwIfAborted();
    const source = await readFile(join(masters, id, serving.file));
    const hash = hashEncoding(source, serving.encoding);
    const known = before.find((one) => one.hash === hash && isSame(one, serving));
    if (known !== undefined && isComplete(pictures, id, known)) {
      // Update the camera and the positions of items: they can be corrected without a new image.
      after.push({ ...known, ...serving.own });
    } else {
      after.push(await encode(source, serving, { id, hash, pictures }));
      encoded++;
      // Save the progress, so that a stopped run continues here: images that it has not reached keep their old version.
      const later = servings.slice(index + 1);
      const former = before.filter((one) => later.some((serving) => isSame(one, serving)));
      await writeRecord(pictures, pictureRecord.parse({ kind, id, pictures: [...after, ...former] }));
    }
  }
  const record = pictureRecord.parse({ kind, id, pictures: after });
  await writeRecord(pictures, record);
  removeStale(pictures, record);
  return encoded;
}

async function encode(
  source: Buffer,
  { own, encoding }: Rendition,
  { id, hash, pictures }: { id: string; hash: string; pictures: string },
): Promise<object> {
  const shown = await sharp(source).extract(encoding.region).png({ compressionLevel: 1 }).toBuffer();
  const bytes = await encodeImage(shown, encoding, (width, format) =>
    join(pictures, getImagePath(id, { ...own, hash }, width, format)),
  );
  const { width, height } = encoding.region;
  const widths = [...encoding.widths];
  const largest = Math.max(...widths);
  return {
    ...own,
    width: largest,
    height: Math.round((largest * height) / width),
    widths,
    hash,
    placeholder: await createPlaceholder(shown),
    colour: await dominantColour(shown),
    bytes,
  };
}

function isSame(picture: Picture, { own }: Rendition): boolean {
  if ('crop' in picture) return 'crop' in own && picture.view === own.view && picture.crop === own.crop;
  return 'variant' in own && picture.view === own.view && picture.variant === own.variant;
}
