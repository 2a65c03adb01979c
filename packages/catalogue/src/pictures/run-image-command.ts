import { CliError } from './cli-error.ts';
import type { ImageCommand } from './command-line.ts';
import { drawContactSheets } from './draw-contact-sheets.ts';
import { encodeJobImages } from './encode-job-images.ts';
import { encodeOutdatedMasters } from './encode-outdated-masters.ts';
import { withExclusiveRun } from './exclusive-run.ts';
import { getPreviewFolder, type ImageCommandPaths } from './image-command-paths.ts';
import { type ImageJob, planImageJobs, type RenderableProduct, type RenderableScene } from './jobs.ts';
import { makeStoryFixtures } from './make-story-fixtures.ts';
import { createProgressReporter, type ProgressReporter } from './progress-reporter.ts';
import type { MastersMetadata } from './render-output.ts';
import { readRenderStatuses, renderPending } from './render-pending.ts';
import type { RoomCrops } from './room-crops.ts';

export interface ImageCommandDeps {
  products: readonly RenderableProduct[];
  scenes: readonly RenderableScene[];
  crops: RoomCrops;
  paths: ImageCommandPaths;
  stop: AbortSignal;
}

/** Runs the command and returns the exit code. */
export async function runImageCommand(
  {
    verb,
    names,
    preview,
    minutes,
    blender,
  }: Omit<ImageCommand, 'verb'> & { verb: Exclude<ImageCommand['verb'], 'help'> },
  { products, scenes, crops, paths: all, stop }: ImageCommandDeps,
): Promise<number> {
  const paths = preview ? { ...all, masters: getPreviewFolder(all) } : all;
  const jobs = choose(planImageJobs({ products, scenes }, { preview }), names);
  const progress = createProgressReporter();
  switch (verb) {
    case 'list':
      list(jobs, paths, progress);
      return 0;
    case 'sheet':
      progress.log(await drawContactSheets(jobs, paths, { preview }));
      return 0;
    case 'stories':
      progress.log(await makeStoryFixtures(jobs, paths));
      return 0;
    case 'encode':
      return close(await encodeOutdatedMasters({ jobs, paths, crops, stop, progress }), progress);
    case 'take': {
      const onRendered = async (master: MastersMetadata) => {
        if (!preview) await encodeJobImages(master, { ...paths, crops, stop });
      };
      const params = { jobs, paths, blender, minutes, onRendered, stop, progress };
      const failed = await withExclusiveRun(all.masters, () => renderPending(params));
      // Encode the masters of earlier runs.
      if (!preview) failed.push(...(await encodeOutdatedMasters({ jobs, paths, crops, stop, progress })));
      return close(failed, progress);
    }
  }
}

function choose(jobs: readonly ImageJob[], names: readonly string[]): ImageJob[] {
  const unknown = names.filter((name) => !jobs.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new CliError(
      `No room and no product with a model is called "${unknown.join('", "')}". Available: ${jobs.map(({ id }) => id).join(', ')}.`,
    );
  }
  return jobs.filter(({ id }) => names.length === 0 || names.includes(id));
}

function list(jobs: readonly ImageJob[], paths: ImageCommandPaths, progress: ProgressReporter): void {
  for (const { job, master, isDue } of readRenderStatuses(jobs, paths)) {
    progress.log(
      `${isDue ? (master === undefined ? 'missing    ' : 'out of date') : 'up to date '}  ${job.id}`,
    );
  }
}

function close(failed: readonly string[], progress: ProgressReporter): number {
  if (failed.length === 0) return 0;
  progress.log(`Failed: ${[...new Set(failed)].join(', ')}. The log of each is in reports/images/.`);
  return 1;
}
