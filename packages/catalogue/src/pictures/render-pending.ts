import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { hashJob } from './job-hash.ts';
import type { Job } from './jobs.ts';
import type { Paths } from './paths.ts';
import type { Progress } from './progress.ts';
import { render } from './render.ts';
import { type MasterRecord, readMasterMetadata } from './render-output.ts';
import { createTimeEstimator, formatDuration } from './time-left.ts';

interface Taking {
  jobs: readonly Job[];
  places: Paths;
  blender: string;
  /** The minutes after which no new job is started. */
  minutes: number | undefined;
  onTaken: (master: MasterRecord) => Promise<unknown>;
  stop: AbortSignal;
  progress: Progress;
}

interface Planned {
  job: Job;
  /** The existing master, up to date or not. */
  master: MasterRecord | undefined;
  isDue: boolean;
}

/** Returns every job, and whether it has to be rendered again. */
export function planRenders(jobs: readonly Job[], places: Paths): Planned[] {
  return jobs.map((job) => {
    const master = readMasterMetadata(places.masters, job.id);
    return { job, master, isDue: master?.hash !== hashJob(job, places) };
  });
}

/** Renders what is missing or out of date, one job after the other. Returns the names of the jobs that failed. */
export async function renderPending(taking: Taking): Promise<string[]> {
  const { jobs, places, blender, minutes, onTaken, stop, progress } = taking;
  const start = performance.now();
  mkdirSync(places.reports, { recursive: true });
  mkdirSync(places.masters, { recursive: true });
  removeLeftovers(places.masters);
  const planned = planRenders(jobs, places);
  const due = planned.filter(({ isDue }) => isDue);
  const known = planned.flatMap(({ master }) => master ?? []);
  progress.say(`${planned.length - due.length} of ${planned.length} jobs are up to date.`);

  const failed: string[] = [];
  for (const [index, { job }] of due.entries()) {
    if (minutes !== undefined && performance.now() - start >= minutes * 60_000) {
      progress.say(
        `The limit of ${minutes} minutes is reached; ${due.length - index} jobs are left for the next run.`,
      );
      break;
    }
    const estimate = createTimeEstimator(known);
    const later = due.slice(index + 1).reduce((sum, { job }) => sum + estimate(job), 0);
    const line = (share: number) => `about ${formatDuration(later + estimate(job) * (1 - share))} left`;
    const name = `[${index + 1}/${due.length}] ${job.id}`;
    progress.passing(`${name}: ${line(0)}`);
    try {
      const master = await render(job, {
        blender,
        models: places.models,
        masters: places.masters,
        // Hash again: the generator may have been edited since the run began.
        hash: hashJob(job, places),
        log: join(places.reports, `${job.id}.log`),
        stop,
        onProgress: (what, done, total) =>
          progress.passing(`${name}: ${what} ${done}/${total}, ${line(done / total)}`),
      });
      known.push(master);
      const count = `${master.pictures.length} pictures in ${formatDuration(master.seconds)}`;
      progress.say(`${name}: ${count}`);
      await onTaken(master);
    } catch (error) {
      stop.throwIfAborted();
      if (error instanceof CliError) throw error;
      progress.say(`${name} failed. ${error instanceof Error ? error.message : error}`);
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
