import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageJob } from './jobs.ts';
import { type MastersMetadata, readRenderOutput } from './render-output.ts';
import { type BlenderParams, runBlender } from './run-blender.ts';

export interface RenderJobParams extends BlenderParams {
  /** The folder of finished jobs, one subfolder for each. */
  masters: string;
  hash: string;
}

/** Renders the images of a job. They appear in the masters only when all of them are complete. */
export async function renderJob(
  job: ImageJob,
  { masters, hash, ...rendering }: RenderJobParams,
): Promise<MastersMetadata> {
  const part = join(masters, `${job.id}.part`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  try {
    const request = join(part, 'job.json');
    await writeFile(request, `${JSON.stringify({ ...job, output: part }, null, 2)}\n`);
    await runBlender('render.py', request, rendering);
    const metadata = { ...(await readRenderOutput(part, job)), hash };
    await writeFile(join(part, 'record.json'), `${JSON.stringify(metadata, null, 2)}\n`);
    await rm(join(masters, job.id), { recursive: true, force: true });
    await rename(part, join(masters, job.id));
    return metadata;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}
