import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { getImagePath, type ImageManifest, imageManifestSchema } from '../images.ts';
import { calculateDominantColour } from './calculate-dominant-colour.ts';
import { encodeImage, hashEncodingInputs } from './encode-image.ts';
import { type ImageEncodingTask, listImageEncodingTasks } from './image-encoding-tasks.ts';
import {
  isImageComplete,
  readImageManifest,
  removeOrphanImageFiles,
  writeImageManifest,
} from './manifest-file.ts';
import { createImagePlaceholder } from './placeholder.ts';
import type { MastersMetadata } from './render-output.ts';
import type { RoomCrops } from './room-crops.ts';

interface EncodeJobImagesParams {
  masters: string;
  pictures: string;
  crops: RoomCrops;
  stop: AbortSignal;
}

type ImageEntry = ImageManifest['pictures'][number];

/** Updates the files and the manifest of a product or a room to its masters. Returns how many images were encoded. */
export async function encodeJobImages(
  master: MastersMetadata,
  { masters, pictures, crops, stop }: EncodeJobImagesParams,
): Promise<number> {
  const { id } = master;
  const kind = master.hotspots === undefined ? 'product' : 'scene';
  const before = readImageManifest(pictures, id)?.pictures ?? [];
  const tasks = listImageEncodingTasks(master, crops);
  const after: object[] = [];
  let encoded = 0;
  for (const [index, task] of tasks.entries()) {
    stop.throwIfAborted();
    const source = await readFile(join(masters, id, task.file));
    const hash = hashEncodingInputs(source, task.encoding);
    const existing = before.find((one) => one.hash === hash && isSame(one, task));
    if (existing !== undefined && isImageComplete(pictures, id, existing)) {
      // Update the camera and the positions of items: they can be corrected without a new image.
      after.push({ ...existing, ...task.own });
    } else {
      after.push(await encode(source, task, { id, hash, pictures }));
      encoded++;
      // Save the progress, so that a stopped run continues here: images that it has not reached keep their old version.
      const later = tasks.slice(index + 1);
      const former = before.filter((one) => later.some((task) => isSame(one, task)));
      await writeImageManifest(
        pictures,
        imageManifestSchema.parse({ kind, id, pictures: [...after, ...former] }),
      );
    }
  }
  const manifest = imageManifestSchema.parse({ kind, id, pictures: after });
  await writeImageManifest(pictures, manifest);
  removeOrphanImageFiles(pictures, manifest);
  return encoded;
}

async function encode(
  source: Buffer,
  { own, encoding }: ImageEncodingTask,
  { id, hash, pictures }: { id: string; hash: string; pictures: string },
): Promise<object> {
  const shown = await sharp(source).extract(encoding.region).png({ compressionLevel: 1 }).toBuffer();
  const bytes = await encodeImage(shown, encoding, (width, format) =>
    join(pictures, getImagePath(id, { ...own, hash }, width, format)),
  );
  const { width, height } = encoding.region;
  const widths = [...encoding.widths];
  const maxWidth = Math.max(...widths);
  return {
    ...own,
    width: maxWidth,
    height: Math.round((maxWidth * height) / width),
    widths,
    hash,
    placeholder: await createImagePlaceholder(shown),
    colour: await calculateDominantColour(shown),
    bytes,
  };
}

function isSame(image: ImageEntry, { own }: ImageEncodingTask): boolean {
  if ('crop' in image) return 'crop' in own && image.view === own.view && image.crop === own.crop;
  return 'variant' in own && image.view === own.view && image.variant === own.variant;
}
