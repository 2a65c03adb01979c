import { join } from 'node:path';
import { pictureFile, readPictures } from '../pictures.ts';
import { type Body, bodyOf } from './body.ts';
import { type Camera, projectBody, type Rectangle, type Size } from './camera.ts';
import { readMaster } from './generator-record.ts';
import type { Job, ProductJob } from './jobs.ts';
import { isJudged, judgeOutline } from './judge-outline.ts';
import { outlineOf, shapeOf } from './outline.ts';
import type { Places } from './places.ts';
import { readCover } from './read-cover.ts';

/** A picture to be looked at or measured. */
export interface Shown {
  /** Of the product or the room. */
  id: string;
  variant: string | undefined;
  /** The view; of a room, also how it is cut. */
  view: string;
  path: string;
  width: number;
  height: number;
  /** Where it was taken from and what of; rooms are not measured. */
  measured: { camera: Camera; size: Size; body: Body } | undefined;
}

/** The largest AVIF of each picture that the shop serves. */
export function listServed(jobs: readonly Job[], { pictures }: Places): Shown[] {
  return readPictures(pictures).flatMap((record) => {
    const job = jobs.find(({ id }) => id === record.id);
    if (job === undefined) return [];
    return record.pictures.map((picture): Shown => {
      const { width, height, widths } = picture;
      const path = join(pictures, pictureFile(record.id, picture, Math.max(...widths), 'avif'));
      const about = { id: record.id, path, width, height };
      if ('crop' in picture) {
        return { ...about, variant: undefined, view: `${picture.view}-${picture.crop}`, measured: undefined };
      }
      const measured = job.kind === 'product' ? measures(job, picture.variant, picture.camera) : undefined;
      return { ...about, variant: picture.variant, view: picture.view, measured };
    });
  });
}

/** The generator's own pictures, such as the previews. */
export function listMasters(jobs: readonly Job[], { masters }: Places): Shown[] {
  return jobs.flatMap((job) => {
    const taken = readMaster(masters, job.id)?.pictures ?? [];
    return taken.map(({ file, variant, view, width, height, camera }): Shown => {
      const measured = job.kind === 'product' ? measures(job, variant, camera) : undefined;
      return { id: job.id, variant, view, path: join(masters, job.id, file), width, height, measured };
    });
  });
}

function measures(job: ProductJob, look: string | undefined, camera: Camera) {
  const own = job.variants.find(({ name }) => name === look)?.parameters;
  return { camera, size: job.size, body: bodyOf({ ...job, parameters: { ...job.parameters, ...own } }) };
}

export interface Measurement {
  box: Rectangle;
  outline: Rectangle | undefined;
  shape: Uint8Array | undefined;
  faults: string[];
}

/** Sets what is seen of a piece against its measures; nothing for views that show a part, and for rooms. */
export async function measure({
  view,
  path,
  width,
  height,
  measured,
}: Shown): Promise<Measurement | undefined> {
  if (measured === undefined || !isJudged(view)) return undefined;
  const cover = await readCover(path);
  const box = projectBody(measured.camera, measured.size, measured.body, width, height);
  const outline = outlineOf(cover);
  return { box, outline, shape: shapeOf(cover), faults: judgeOutline(view, width, box, outline) };
}
