import type { PicturedProduct } from '../pictures/jobs.ts';
import { showProgress } from '../pictures/progress.ts';
import { Refusal } from '../pictures/refusal.ts';
import { withoutSecondRun } from '../pictures/single-run.ts';
import type { ShapeCommand } from './command-line.ts';
import type { ShapePlaces } from './places.ts';
import { planShapes, type ShapeJob } from './shape-jobs.ts';
import { encodeAgain, planWork, takeShapes } from './take-shapes.ts';

export interface Surroundings {
  products: readonly PicturedProduct[];
  places: ShapePlaces;
  stop: AbortSignal;
}

/** Does what the command line asks for; answers the exit code. */
export async function runShapeCommand(
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
  const work = verb === 'encode' ? encodeAgain : takeShapes;
  const failed = await withoutSecondRun(places.masters, () => work(taking));
  if (failed.length === 0) return 0;
  progress.say(`Failed: ${failed.join(', ')}. The log of each lies in reports/shapes/.`);
  return 1;
}

function choose(jobs: readonly ShapeJob[], names: readonly string[]): ShapeJob[] {
  const unknown = names.filter((name) => !jobs.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new Refusal(
      `There is no product with a model called "${unknown.join('", "')}". There is ${jobs.map(({ id }) => id).join(', ')}.`,
    );
  }
  return jobs.filter(({ id }) => names.length === 0 || names.includes(id));
}
