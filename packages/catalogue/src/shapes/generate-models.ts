import { mkdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModelManifest, readModelManifests } from '../models3d.ts';
import { CliError } from '../pictures/cli-error.ts';
import { hashModelJob } from '../pictures/job-hash.ts';
import type { ProgressReporter } from '../pictures/progress-reporter.ts';
import { runBlender } from '../pictures/run-blender.ts';
import { buildProductModels } from './build-product-models.ts';
import { readGeneratorOutput } from './generator-output.ts';
import type { ModelCommandPaths } from './model-command-paths.ts';
import { isModelComplete, removeOrphanModelFiles } from './model-files.ts';
import type { ModelJob } from './model-jobs.ts';

export interface GenerateParams {
  jobs: readonly ModelJob[];
  paths: ModelCommandPaths;
  blender: string;
  /** The minutes after which no new job is started. */
  minutes: number | undefined;
  stop: AbortSignal;
  progress: ProgressReporter;
}

interface Planned {
  job: ModelJob;
  manifest: ModelManifest | undefined;
  made: string;
  isDue: boolean;
}

/**
 * Returns every job, and whether it has to be done again. This depends only on committed files, so that a fresh clone
 * gets the same result.
 */
export function readModelStatuses(jobs: readonly ModelJob[], paths: ModelCommandPaths): Planned[] {
  const manifests = readModelManifests(paths.shapes);
  return jobs.map((job) => {
    const manifest = manifests.find(({ id }) => id === job.id);
    const made = hashModelJob(job, paths).slice(0, 16);
    return {
      job,
      manifest,
      made,
      isDue: manifest?.made !== made || !isModelComplete(paths.shapes, manifest),
    };
  });
}

/** Generates what is missing or out of date, one product after the other. Returns the names of those that failed. */
export async function generateModels(params: GenerateParams): Promise<string[]> {
  const { jobs, paths, minutes, stop, progress } = params;
  const start = performance.now();
  mkdirSync(paths.reports, { recursive: true });
  const planned = readModelStatuses(jobs, paths);
  const due = planned.filter(({ isDue }) => isDue);
  progress.log(`${planned.length - due.length} of ${planned.length} products are up to date.`);
  const failed: string[] = [];
  for (const [index, { job, made }] of due.entries()) {
    if (minutes !== undefined && performance.now() - start >= minutes * 60_000) {
      progress.log(
        `The limit of ${minutes} minutes is reached; ${due.length - index} products are left for the next run.`,
      );
      break;
    }
    progress.passing(`[${index + 1}/${due.length}] ${job.id}`);
    try {
      await generate(job, made, params);
      progress.log(formatManifest(await encode(job, made, paths)));
    } catch (error) {
      stop.throwIfAborted();
      if (error instanceof CliError) throw error;
      progress.log(`${job.id} failed. ${error instanceof Error ? error.message : error}`);
      failed.push(job.id);
    }
  }
  removeOrphanModelFiles(paths.shapes);
  return failed;
}

/** Creates the shop's files again from the generator's output, after a change to how they are made. */
export async function reencodeModels({ jobs, paths, stop, progress }: GenerateParams): Promise<string[]> {
  for (const { job, manifest, made } of readModelStatuses(jobs, paths)) {
    stop.throwIfAborted();
    if (readGeneratorOutput(join(paths.masters, job.id)) === undefined) continue;
    progress.log(formatManifest(await encode(job, manifest?.made ?? made, paths)));
  }
  removeOrphanModelFiles(paths.shapes);
  return [];
}

/** Runs the generator. Its output appears in its folder only when it is complete. */
async function generate(
  job: ModelJob,
  made: string,
  { paths, blender, stop, progress }: GenerateParams,
): Promise<void> {
  const part = join(paths.masters, `${job.id}.part`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  try {
    const request = join(part, 'job.json');
    await writeFile(request, `${JSON.stringify({ ...job, made, output: part }, null, 2)}\n`);
    await runBlender('shapes.py', request, {
      blender,
      models: paths.models,
      log: join(paths.reports, `${job.id}.log`),
      stop,
      onProgress: (what, done, total) => progress.passing(`${job.id}: ${what} ${done}/${total}`),
    });
    await rm(join(paths.masters, job.id), { recursive: true, force: true });
    await rename(part, join(paths.masters, job.id));
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function encode(
  job: ModelJob,
  made: string,
  { masters, shapes }: ModelCommandPaths,
): Promise<ModelManifest> {
  const folder = join(masters, job.id);
  const raw = readGeneratorOutput(folder);
  if (raw === undefined) throw new Error('The generator exited without writing record.json.');
  return buildProductModels({ job, raw, folder, shapes, made });
}

function formatManifest({ id, shapes, textures }: ModelManifest): string {
  const kilo = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
  const forms = shapes.map(({ name, bytes, triangles }) => `${name} ${kilo(bytes)}, ${triangles} triangles`);
  const covers = Object.values(textures).reduce((sum, bytes) => sum + bytes, 0);
  return `${id}: ${forms.join('; ')}; textures ${kilo(covers)}`;
}
