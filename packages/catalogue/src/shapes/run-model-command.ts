import { CliError } from '../pictures/cli-error.ts';
import { withExclusiveRun } from '../pictures/exclusive-run.ts';
import type { RenderableProduct } from '../pictures/jobs.ts';
import { createProgressReporter } from '../pictures/progress-reporter.ts';
import type { ModelCommand } from './command-line.ts';
import { generateModels, readModelStatuses, reencodeModels } from './generate-models.ts';
import type { ModelCommandPaths } from './model-command-paths.ts';
import { type ModelJob, planModelJobs } from './model-jobs.ts';

export interface ModelCommandDeps {
  products: readonly RenderableProduct[];
  paths: ModelCommandPaths;
  stop: AbortSignal;
}

/** Runs the command and returns the exit code. */
export async function runModelCommand(
  { name: verb, names, minutes, blender }: ModelCommand,
  { products, paths, stop }: ModelCommandDeps,
): Promise<number> {
  const jobs = choose(planModelJobs(products), names);
  const progress = createProgressReporter();
  if (verb === 'list') {
    for (const { job, manifest, isDue } of readModelStatuses(jobs, paths)) {
      const state = isDue ? (manifest === undefined ? 'missing    ' : 'out of date') : 'up to date ';
      progress.log(`${state}  ${job.id}`);
    }
    return 0;
  }
  const params = { jobs, paths, blender, minutes, stop, progress };
  const work = verb === 'encode' ? reencodeModels : generateModels;
  const failed = await withExclusiveRun(paths.masters, () => work(params));
  if (failed.length === 0) return 0;
  progress.log(`Failed: ${failed.join(', ')}. The log of each is in reports/models3d/.`);
  return 1;
}

function choose(jobs: readonly ModelJob[], names: readonly string[]): ModelJob[] {
  const unknown = names.filter((name) => !jobs.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new CliError(
      `No product with a model is called "${unknown.join('", "')}". Available: ${jobs.map(({ id }) => id).join(', ')}.`,
    );
  }
  return jobs.filter(({ id }) => names.length === 0 || names.includes(id));
}
