import type { Command } from './command-line.ts';
import type { Crops } from './crops.ts';
import { drawSheets } from './draw-sheets.ts';
import { encodeAll } from './encode-all.ts';
import { encodeJob } from './encode-job.ts';
import type { MasterRecord } from './generator-record.ts';
import { type Job, type PicturedProduct, type PicturedScene, planJobs } from './jobs.ts';
import { makeStorySet } from './make-story-set.ts';
import { type Places, previewsOf } from './places.ts';
import { type Progress, showProgress } from './progress.ts';
import { Refusal } from './refusal.ts';
import { withoutSecondRun } from './single-run.ts';
import { planWork, takePictures } from './take-pictures.ts';

export interface Surroundings {
  products: readonly PicturedProduct[];
  scenes: readonly PicturedScene[];
  crops: Crops;
  places: Places;
  stop: AbortSignal;
}

/** Does what the command line asks for; answers the exit code. */
export async function runCommand(
  {
    verb,
    names,
    preview,
    minutes,
    blender,
  }: Omit<Command, 'verb'> & { verb: Exclude<Command['verb'], 'help'> },
  { products, scenes, crops, places: all, stop }: Surroundings,
): Promise<number> {
  const places = preview ? { ...all, masters: previewsOf(all) } : all;
  const jobs = choose(planJobs({ products, scenes }, { preview }), names);
  const progress = showProgress();
  switch (verb) {
    case 'list':
      list(jobs, places, progress);
      return 0;
    case 'sheet':
      progress.say(await drawSheets(jobs, places, { preview }));
      return 0;
    case 'stories':
      progress.say(await makeStorySet(jobs, places));
      return 0;
    case 'encode':
      return close(await encodeAll({ jobs, places, crops, stop, progress }), progress);
    case 'take': {
      const onTaken = async (master: MasterRecord) => {
        if (!preview) await encodeJob(master, { ...places, crops, stop });
      };
      const taking = { jobs, places, blender, minutes, onTaken, stop, progress };
      const failed = await withoutSecondRun(all.masters, () => takePictures(taking));
      // Masters that an earlier run has left behind.
      if (!preview) failed.push(...(await encodeAll({ jobs, places, crops, stop, progress })));
      return close(failed, progress);
    }
  }
}

function choose(jobs: readonly Job[], names: readonly string[]): Job[] {
  const unknown = names.filter((name) => !jobs.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new Refusal(
      `There is nothing to picture called "${unknown.join('", "')}". There is ${jobs.map(({ id }) => id).join(', ')}.`,
    );
  }
  return jobs.filter(({ id }) => names.length === 0 || names.includes(id));
}

function list(jobs: readonly Job[], places: Places, progress: Progress): void {
  for (const { job, master, isDue } of planWork(jobs, places)) {
    progress.say(
      `${isDue ? (master === undefined ? 'missing    ' : 'out of date') : 'up to date '}  ${job.id}`,
    );
  }
}

function close(failed: readonly string[], progress: Progress): number {
  if (failed.length === 0) return 0;
  progress.say(`Failed: ${[...new Set(failed)].join(', ')}. The log of each lies in reports/pictures/.`);
  return 1;
}
