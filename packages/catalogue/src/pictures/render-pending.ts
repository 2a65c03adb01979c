import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import type { ImageCommandPaths } from './image-command-paths.ts';
import { hashImageJob } from './job-hash.ts';
import type { ImageJob } from './jobs.ts';
import type { ProgressReporter } from './progress-reporter.ts';
import { renderJob } from './render-job.ts';
import { type MastersMetadata, readMastersMetadata } from './render-output.ts';
import { createRenderTimeEstimator, formatSeconds } from './render-time-estimator.ts';

interface RenderPendingParams {
  jobs: readonly ImageJob[];
  paths: ImageCommandPaths;
  blender: string;
  /** The minutes after which no new job is started. */
  minutes: number | undefined;
  onRendered: (master: MastersMetadata) => Promise<unknown>;
  stop: AbortSignal;
  progress: ProgressReporter;
}

interface Planned {
  job: ImageJob;
  /** The existing master, up to date or not. */
  master: MastersMetadata | undefined;
  isDue: boolean;
}

/** Returns every job, and whether it has to be rendered again. */
export function readRenderStatuses(jobs: readonly ImageJob[], paths: ImageCommandPaths): Planned[] {
  return jobs.map((job) => {
    const master = readMastersMetadata(paths.masters, job.id);
    return { job, master, isDue: master?.hash !== hashImageJob(job, paths) };
  });
}

/** Renders what is missing or out of date, one job after the other. Returns the names of the jobs that failed. */
export async function renderPending(params: RenderPendingParams): Promise<string[]> {
  const { jobs, paths, blender, minutes, onRendered, stop, progress } = params;
  const start = performance.now();
  mkdirSync(paths.reports, { recursive: true });
  mkdirSync(paths.masters, { recursive: true });
  removeLeftovers(paths.masters);
  const planned = readRenderStatuses(jobs, paths);
  const due = planned.filter(({ isDue }) => isDue);
  const masters = planned.flatMap(({ master }) => master ?? []);
  progress.log(`${planned.length - due.length} of ${planned.length} jobs are up to date.`);

  const failed: string[] = [];
  for (const [index, { job }] of due.entries()) {
    if (minutes !== undefined && performance.now() - start >= minutes * 60_000) {
      progress.log(
        `The limit of ${minutes} minutes is reached; ${due.length - index} jobs are left for the next run.`,
      );
      break;
    }
    const estimate = createRenderTimeEstimator(masters);
    const later = due.slice(index + 1).reduce((sum, { job }) => sum + estimate(job), 0);
    const line = (share: number) => `about ${formatSeconds(later + estimate(job) * (1 - share))} left`;
    const name = `[${index + 1}/${due.length}] ${job.id}`;
    progress.passing(`${name}: ${line(0)}`);
    try {
      const master = await renderJob(job, {
        blender,
        models: paths.models,
        masters: paths.masters,
        // Hash again: the generator may have been edited since the run began.
        hash: hashImageJob(job, paths),
        log: join(paths.reports, `${job.id}.log`),
        stop,
        onProgress: (what, done, total) =>
          progress.passing(`${name}: ${what} ${done}/${total}, ${line(done / total)}`),
      });
      masters.push(master);
      const count = `${master.pictures.length} pictures in ${formatSeconds(master.seconds)}`;
      progress.log(`${name}: ${count}`);
      await onRendered(master);
    } catch (error) {
      stop.throwIfAborted();
      if (error instanceof CliError) throw error;
      progress.log(`${name} failed. ${error instanceof Error ? error.message : error}`);
      failed.push(job.id);
    }
  }
  return failed;
}

/** Deletes the incomplete output of a run that was killed. */
function removeLeftovers(masters: string): void {
  for (const name of readdirSync(masters).filter((name) => name.endsWith('.part'))) {
    rmSync(join(masters, name), { recursive: true, force: true });
  }
}
