import { rm } from 'node:fs/promises';
import { againstApproved, againstRef, comparedPlaces } from './against.ts';
import { judgeRun } from './judge-run.ts';
import type { Wanted } from './narrow.ts';
import { type Places, reportPath } from './places.ts';
import type { Exit } from './refusal.ts';
import { exitOf, summarize, writeRefusal, writeReport } from './report.ts';
import { repository } from './repository.ts';
import { takePictures } from './take-pictures.ts';

export interface CheckOptions {
  /** Take pictures too whose inputs did not change. */
  all: boolean;
  /** The git ref to be compared with instead of the approved pictures. */
  against: string | null;
}

/** The gate: takes the pictures, sets them against the approved ones and says how it stands. */
export async function check(places: Places, wanted: Wanted, { all, against }: CheckOptions): Promise<Exit> {
  await rm(reportPath(places), { force: true });
  try {
    const run = await takePictures(places, wanted, {
      reuse: !all,
      against: (here) =>
        against === null
          ? againstApproved(repository, places.baselines, here)
          : againstRef(repository, against),
    });
    const verdicts = await judgeRun(places, run);
    const path = await writeReport(comparedPlaces(places, run), verdicts, run.seconds);
    console.log(`${summarize(verdicts)}\n${run.seconds.toFixed(1)} s. Report: ${path}`);
    return exitOf(verdicts);
  } catch (error) {
    await writeRefusal(places, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
