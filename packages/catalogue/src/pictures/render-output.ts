import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hotspotSchema } from '../images.ts';
import { imageCameraSchema } from './image-camera.ts';
import { type ImageJob, listJobFiles } from './jobs.ts';

const taken = z.object({
  file: z.string(),
  variant: z.string().optional(),
  view: z.string(),
  width: z.int(),
  height: z.int(),
  samples: z.int(),
  seconds: z.number(),
  method: z.enum(['rendered', 'recoloured']),
  camera: imageCameraSchema,
});

/** The file that the generator writes last, beside its images. */
const renderOutput = z.object({
  id: z.string(),
  seconds: z.number(),
  pictures: z.array(taken),
  hotspots: z.record(z.string(), z.array(hotspotSchema)).optional(),
});
export type RenderOutput = z.output<typeof renderOutput>;

/** The same after validation, with the hash of its sources. */
const masterMetadata = renderOutput.extend({ hash: z.string() });
export type MastersMetadata = z.output<typeof masterMetadata>;

/** Returns the metadata of a finished job; undefined if it never finished. */
export function readMastersMetadata(masters: string, id: string): MastersMetadata | undefined {
  const file = join(masters, id, 'record.json');
  return existsSync(file) ? masterMetadata.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Reads the generator's output in a folder. Throws if anything is wrong with it. */
export async function readRenderOutput(folder: string, job: ImageJob): Promise<RenderOutput> {
  const file = join(folder, 'record.json');
  if (!existsSync(file)) throw new Error('The generator exited without writing record.json.');
  const parsed = renderOutput.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`record.json is invalid: ${z.prettifyError(parsed.error)}`);
  for (const expected of listJobFiles(job)) {
    const listed = parsed.data.pictures.find((image) => image.file === expected.file);
    if (listed === undefined) throw new Error(`record.json does not list ${expected.file}.`);
    const [width, height] = await pngSize(join(folder, expected.file));
    if (width !== expected.view.width || height !== expected.view.height) {
      const expectedSize = `${expected.view.width} × ${expected.view.height}`;
      throw new Error(`${expected.file} is ${width} × ${height} pixels; expected ${expectedSize}.`);
    }
  }
  return parsed.data;
}

/** Returns the size of a PNG, which is in its first 24 bytes. */
async function pngSize(file: string): Promise<[number, number]> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(`${file} is listed but was not written.`);
    throw error;
  });
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${file} is not a PNG file.`);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
