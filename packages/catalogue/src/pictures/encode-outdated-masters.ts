import { encodeJobImages } from './encode-job-images.ts';
import type { ImageCommandPaths } from './image-command-paths.ts';
import type { ImageJob } from './jobs.ts';
import type { ProgressReporter } from './progress-reporter.ts';
import { readMastersMetadata } from './render-output.ts';
import type { RoomCrops } from './room-crops.ts';

interface EncodeOutdatedMastersParams {
  jobs: readonly ImageJob[];
  paths: ImageCommandPaths;
  crops: RoomCrops;
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
}: EncodeOutdatedMastersParams): Promise<string[]> {
  const failed: string[] = [];
  for (const { id } of jobs) {
    stop.throwIfAborted();
    const master = readMastersMetadata(paths.masters, id);
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
