import { CliError } from './cli-error.ts';
import type { Command } from './command-line.ts';
import type { Crops } from './crops.ts';
import { drawContactSheets } from './draw-contact-sheets.ts';
import { encodeAll } from './encode-all.ts';
import { encodeJob } from './encode-job.ts';
import { withExclusiveRun } from './exclusive-run.ts';
import { type Job, type PicturedScene, planJobs, type RenderedProduct } from './jobs.ts';
import { makeStoryFixtures } from './make-story-fixtures.ts';
import { getPreviewPaths, type Paths } from './paths.ts';
import { type Progress, showProgress } from './progress.ts';
import type { MasterRecord } from './render-output.ts';
import { planRenders, renderPending } from './render-pending.ts';

export interface CommandDeps {
  products: readonly RenderedProduct[];
  scenes: readonly PicturedScene[];
  crops: Crops;
  places: Paths;
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
  { products, scenes, crops, places: all, stop }: CommandDeps,
): Promise<number> {
  const places = preview ? { ...all, masters: getPreviewPaths(all) } : all;
  const jobs = choose(planJobs({ products, scenes }, { preview }), names);
  const progress = showProgress();
  switch (verb) {
    case 'list':
      list(jobs, places, progress);
      return 0;
    case 'sheet':
      progress.say(await drawContactSheets(jobs, places, { preview }));
      return 0;
    case 'stories':
      progress.say(await makeStoryFixtures(jobs, places));
      return 0;
    case 'encode':
      return close(await encodeAll({ jobs, places, crops, stop, progress }), progress);
    case 'take': {
      const onTaken = async (master: MasterRecord) => {
        if (!preview) await encodeJob(master, { ...places, crops, stop });
      };
      const taking = { jobs, places, blender, minutes, onTaken, stop, progress };
      const failed = await withExclusiveRun(all.masters, () => renderPending(taking));
      // Encode the masters of earlier runs.
      if (!preview) failed.push(...(await encodeAll({ jobs, places, crops, stop, progress })));
      return close(failed, progress);
    }
  }
}

function choose(jobs: readonly Job[], names: readonly string[]): Job[] {
  const unknown = names.filter((name) => !jobs.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new CliError(
      `No product or room with a model is called "${unknown.join('", "')}". Available: ${jobs.map(({ id }) => id).join(', ')}.`,
    );
  }
  return jobs.filter(({ id }) => names.length === 0 || names.includes(id));
}

function list(jobs: readonly Job[], places: Paths, progress: Progress): void {
  for (const { job, master, isDue } of planRenders(jobs, places)) {
    progress.say(
      `${isDue ? (master === undefined ? 'missing    ' : 'out of date') : 'up to date '}  ${job.id}`,
    );
  }
}

function close(failed: readonly string[], progress: Progress): number {
  if (failed.length === 0) return 0;
  progress.say(`Failed: ${[...new Set(failed)].join(', ')}. The log of each is in reports/images/.`);
  return 1;
}
