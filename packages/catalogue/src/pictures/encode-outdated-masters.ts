import type { Crops } from './crops.ts';
import { encodeJobImages } from './encode-job-images.ts';
import type { Job } from './jobs.ts';
import type { Paths } from './paths.ts';
import type { ProgressReporter } from './progress-reporter.ts';
import { readMasterMetadata } from './render-output.ts';

interface EncodingAll {
  jobs: readonly Job[];
  paths: Paths;
  crops: Crops;
  stop: AbortSignal;
  progress: ProgressReporter;
}

/** Encodes all masters that are newer than their images. Returns the names of the jobs that failed. */
export async function encodeOutdatedMasters({
  jobs,
  paths,
  crops,
  stop,
  progress,
}: EncodingAll): Promise<string[]> {
  const failed: string[] = [];
  for (const { id } of jobs) {
    stop.throwIfAborted();
    const master = readMasterMetadata(paths.masters, id);
    if (master === undefined) continue;
    try {
      const count = await encodeJobImages(master, { ...paths, crops, stop });
      if (count > 0) progress.log(`${id}: ${count} pictures encoded`);
    } catch (error) {
      stop.throwIfAborted();
      progress.log(`${id} could not be encoded. ${error instanceof Error ? error.message : error}`);
      failed.push(id);
    }
  }
  return failed;
}
