import { rm } from 'node:fs/promises';
import { describeDifference, readFingerprint } from './fingerprint.ts';
import { judgeRun } from './judge-run.ts';
import type { Wanted } from './narrow.ts';
import { type Places, reportPath } from './places.ts';
import { type Exit, exits, Refusal } from './refusal.ts';
import { exitOf, summarize, writeRefusal, writeReport } from './report.ts';
import { takePictures } from './take-pictures.ts';

export interface CheckOptions {
  /** Take pictures too whose inputs did not change. */
  all: boolean;
}

/** The gate: takes the pictures, sets them against the approved ones and says how it stands. */
export async function check(places: Places, wanted: Wanted, { all }: CheckOptions): Promise<Exit> {
  await rm(reportPath(places), { force: true });
  try {
    const run = await takePictures(places, wanted, {
      reuse: !all,
      async acceptBrowser(here) {
        const stored = await readFingerprint(places.baselines);
        if (stored === null || stored.id === here.id) return;
        throw new Refusal(
          exits.incomparable,
          `No comparison is possible: ${describeDifference(stored, here)} ` +
            'Check where the pinned Chromium runs (linux-x64), or approve all pictures anew in this browser.',
        );
      },
    });
    const verdicts = await judgeRun(places, run);
    const path = await writeReport(places, verdicts, run.seconds);
    console.log(`${summarize(verdicts)}\n${run.seconds.toFixed(1)} s. Report: ${path}`);
    return exitOf(verdicts);
  } catch (error) {
    await writeRefusal(places, error instanceof Error ? error.message : String(error));
    throw error;
  }
}
