import { rm } from 'node:fs/promises';
import type { Verdict } from '../judge/judge.ts';
import { judgeRun, readRun } from '../judge/judge-run.ts';
import type { Wanted } from '../narrow.ts';
import { type Places, reportPath } from '../places.ts';
import type { Exit } from '../refusal.ts';
import { exitOf, summarize, writeRefusal, writeReport } from '../report/report.ts';
import { repository } from '../repository.ts';
import { againstApproved, againstRef, comparedPlaces } from '../run/against.ts';
import { refreshRecords } from '../run/refresh-records.ts';
import { type CaptureRun, takePictures } from '../run/take-pictures.ts';

export interface CheckOptions {
  /** Take pictures too whose inputs did not change. */
  all: boolean;
  /** The git ref to be compared with instead of the approved pictures. */
  against: string | null;
  /** Note what equal pictures are made of now. */
  refreshInputs: boolean;
}

/** The gate: takes the pictures, sets them against the approved ones and says how it stands. */
export async function check(places: Places, wanted: Wanted, options: CheckOptions): Promise<Exit> {
  const { all, against, refreshInputs } = options;
  return reporting(places, async () => {
    const run = await takePictures(places, wanted, {
      reuse: !all,
      against: (here) =>
        against === null
          ? againstApproved(repository, places.baselines, here)
          : againstRef(repository, against),
    });
    const verdicts = await judgeRun(places, run);
    if (refreshInputs && !run.against) {
      const written = await refreshRecords(places, run, verdicts);
      console.log(`${written} records say anew what their pictures are made of.`);
    }
    return conclude(places, run, verdicts);
  });
}

/** Says how the pictures of the last capture stand, without taking any. */
export async function compare(places: Places): Promise<Exit> {
  return reporting(places, async () => {
    const run = await readRun(places);
    return conclude(places, run, await judgeRun(places, run));
  });
}

async function conclude(places: Places, run: CaptureRun, verdicts: readonly Verdict[]): Promise<Exit> {
  const commit = run.against && !run.against.standsForApproved ? run.against.name : null;
  const path = await writeReport(comparedPlaces(places, run), verdicts, run.seconds, commit);
  console.log(`${summarize(verdicts, commit)}\n${run.seconds.toFixed(1)} s. Report: ${path}`);
  return exitOf(verdicts);
}

/** A report of an earlier time must not be taken for the answer when this one fails. */
async function reporting(places: Places, work: () => Promise<Exit>): Promise<Exit> {
  await rm(reportPath(places), { force: true });
  try {
    return await work();
  } catch (error) {
    await writeRefusal(places, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
