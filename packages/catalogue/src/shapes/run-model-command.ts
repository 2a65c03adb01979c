import { CliError } from '../pictures/cli-error.ts';
import { withExclusiveRun } from '../pictures/exclusive-run.ts';
import type { RenderedProduct } from '../pictures/jobs.ts';
import { showProgress } from '../pictures/progress.ts';
import type { ShapeCommand } from './command-line.ts';
import { generateModels, planWork, reencodeModels } from './generate-models.ts';
import type { ShapePlaces } from './places.ts';
import { planShapes, type ShapeJob } from './shape-jobs.ts';

export interface Surroundings {
  products: readonly RenderedProduct[];
  places: ShapePlaces;
  stop: AbortSignal;
}

/** Runs the command and returns the exit code. */
export async function runModelCommand(
  { verb, names, minutes, blender }: ShapeCommand,
  { products, places, stop }: Surroundings,
): Promise<number> {
  const jobs = choose(planShapes(products), names);
  const progress = showProgress();
  if (verb === 'list') {
    for (const { job, record, isDue } of planWork(jobs, places)) {
      const state = isDue ? (record === undefined ? 'missing    ' : 'out of date') : 'up to date ';
      progress.say(`${state}  ${job.id}`);
    }
    return 0;
  }
  const taking = { jobs, places, blender, minutes, stop, progress };
  const work = verb === 'encode' ? reencodeModels : generateModels;
  const failed = await withExclusiveRun(places.masters, () => work(taking));
  if (failed.length === 0) return 0;
  progress.say(`Failed: ${failed.join(', ')}. The log of each is in reports/models3d/.`);
  return 1;
}

function choose(jobs: readonly ShapeJob[], names: readonly string[]): ShapeJob[] {
  const unknown = names.filter((name) => !jobs.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new CliError(
      `No product with a model is called "${unknown.join('", "')}". Available: ${jobs.map(({ id }) => id).join(', ')}.`,
    );
  }
  return jobs.filter(({ id }) => names.length === 0 || names.includes(id));
}
