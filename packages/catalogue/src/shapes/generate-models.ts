import { mkdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readShapes, type ShapeRecord } from '../models3d.ts';
import { CliError } from '../pictures/cli-error.ts';
import { hashModelJob } from '../pictures/job-hash.ts';
import type { Progress } from '../pictures/progress.ts';
import { runBlender } from '../pictures/run-blender.ts';
import { buildModels } from './build-models.ts';
import { readGeneratorOutput } from './generator-output.ts';
import { isWhole, sweep } from './model-files.ts';
import type { ShapePlaces } from './places.ts';
import type { ShapeJob } from './shape-jobs.ts';

export interface GenerateParams {
  jobs: readonly ShapeJob[];
  places: ShapePlaces;
  blender: string;
  /** The minutes after which no new job is started. */
  minutes: number | undefined;
  stop: AbortSignal;
  progress: Progress;
}

interface Planned {
  job: ShapeJob;
  record: ShapeRecord | undefined;
  made: string;
  isDue: boolean;
}

/**
 * Returns every job, and whether it has to be done again. This depends only on committed files, so that a fresh clone
 * gets the same result.
 */
export function planWork(jobs: readonly ShapeJob[], places: ShapePlaces): Planned[] {
  const records = readShapes(places.shapes);
  return jobs.map((job) => {
    const record = records.find(({ id }) => id === job.id);
    const made = hashModelJob(job, places).slice(0, 16);
    return { job, record, made, isDue: record?.made !== made || !isWhole(places.shapes, record) };
  });
}

/** Generates what is missing or out of date, one product after the other. Returns the names of those that failed. */
export async function generateModels(taking: GenerateParams): Promise<string[]> {
  const { jobs, places, minutes, stop, progress } = taking;
  const start = performance.now();
  mkdirSync(places.reports, { recursive: true });
  const planned = planWork(jobs, places);
  const due = planned.filter(({ isDue }) => isDue);
  progress.say(`${planned.length - due.length} of ${planned.length} products are up to date.`);
  const failed: string[] = [];
  for (const [index, { job, made }] of due.entries()) {
    if (minutes !== undefined && performance.now() - start >= minutes * 60_000) {
      progress.say(
        `The limit of ${minutes} minutes is reached; ${due.length - index} products are left for the next run.`,
      );
      break;
    }
    progress.passing(`[${index + 1}/${due.length}] ${job.id}`);
    try {
      await generate(job, made, taking);
      progress.say(formatRecord(await encode(job, made, places)));
    } catch (error) {
      stop.throwIfAborted();
      if (error instanceof CliError) throw error;
      progress.say(`${job.id} failed. ${error instanceof Error ? error.message : error}`);
      failed.push(job.id);
    }
  }
  sweep(places.shapes);
  return failed;
}

/** Creates the shop's files again from the generator's output, after a change to how they are made. */
export async function reencodeModels({ jobs, places, stop, progress }: GenerateParams): Promise<string[]> {
  for (const { job, record, made } of planWork(jobs, places)) {
    stop.throwIfAborted();
    if (readGeneratorOutput(join(places.masters, job.id)) === undefined) continue;
    progress.say(formatRecord(await encode(job, record?.made ?? made, places)));
  }
  sweep(places.shapes);
  return [];
}

/** Runs the generator. Its output appears in its folder only when it is complete. */
async function generate(
  job: ShapeJob,
  made: string,
  { places, blender, stop, progress }: GenerateParams,
): Promise<void> {
  const part = join(places.masters, `${job.id}.part`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  try {
    const request = join(part, 'job.json');
    await writeFile(request, `${JSON.stringify({ ...job, made, output: part }, null, 2)}\n`);
    await runBlender('shapes.py', request, {
      blender,
      models: places.models,
      log: join(places.reports, `${job.id}.log`),
      stop,
      onProgress: (what, done, total) => progress.passing(`${job.id}: ${what} ${done}/${total}`),
    });
    await rm(join(places.masters, job.id), { recursive: true, force: true });
    await rename(part, join(places.masters, job.id));
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function encode(job: ShapeJob, made: string, { masters, shapes }: ShapePlaces): Promise<ShapeRecord> {
  const folder = join(masters, job.id);
  const raw = readGeneratorOutput(folder);
  if (raw === undefined) throw new Error('The generator exited without writing record.json.');
  return buildModels({ job, raw, folder, shapes, made });
}

function formatRecord({ id, shapes, textures }: ShapeRecord): string {
  const kilo = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
  const forms = shapes.map(({ name, bytes, triangles }) => `${name} ${kilo(bytes)}, ${triangles} triangles`);
  const covers = Object.values(textures).reduce((sum, bytes) => sum + bytes, 0);
  return `${id}: ${forms.join('; ')}; textures ${kilo(covers)}`;
}
