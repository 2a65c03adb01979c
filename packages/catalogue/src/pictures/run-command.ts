import { CliError } from './cli-error.ts';
import type { Command } from './command-line.ts';
import type { Crops } from './crops.ts';
import { drawContactSheets } from './draw-contact-sheets.ts';
import { encodeJobImages } from './encode-job-images.ts';
import { encodeOutdatedMasters } from './encode-outdated-masters.ts';
import { withExclusiveRun } from './exclusive-run.ts';
import { type Job, planJobs, type RenderableProduct, type RenderableScene } from './jobs.ts';
import { makeStoryFixtures } from './make-story-fixtures.ts';
import { getPreviewFolder, type Paths } from './paths.ts';
import { createProgressReporter, type ProgressReporter } from './progress-reporter.ts';
import type { MasterMetadata } from './render-output.ts';
import { readRenderStatuses, renderPending } from './render-pending.ts';

export interface CommandDeps {
  products: readonly RenderableProduct[];
  scenes: readonly RenderableScene[];
  crops: Crops;
  paths: Paths;
  stop: AbortSignal;
}

/** Runs the command and returns the exit code. */
export async function runCommand(
  {
    verb,
    names,
    preview,
    minutes,
    blender,
  }: Omit<Command, 'verb'> & { verb: Exclude<Command['verb'], 'help'> },
  { products, scenes, crops, paths: all, stop }: CommandDeps,
): Promise<number> {
  const paths = preview ? { ...all, masters: getPreviewFolder(all) } : all;
  const jobs = choose(planJobs({ products, scenes }, { preview }), names);
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
      const onTaken = async (master: MasterMetadata) => {
        if (!preview) await encodeJobImages(master, { ...paths, crops, stop });
      };
      const params = { jobs, paths, blender, minutes, onTaken, stop, progress };
      const failed = await withExclusiveRun(all.masters, () => renderPending(params));
      // Encode the masters of earlier runs.
      if (!preview) failed.push(...(await encodeOutdatedMasters({ jobs, paths, crops, stop, progress })));
      return close(failed, progress);
    }
  }
}

function choose(jobs: readonly Job[], names: readonly string[]): Job[] {
  const unknown = names.filter((name) => !jobs.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new CliError(
      `No room and no product with a model is called "${unknown.join('", "')}". Available: ${jobs.map(({ id }) => id).join(', ')}.`,
    );
  }
  return jobs.filter(({ id }) => names.length === 0 || names.includes(id));
}

function list(jobs: readonly Job[], paths: Paths, progress: ProgressReporter): void {
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
