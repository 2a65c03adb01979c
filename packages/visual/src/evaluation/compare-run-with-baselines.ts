import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBaselines } from '../approved/baselines.ts';
import { CliError, exitCodes } from '../cli-error.ts';
import { getCapturedFolder, getDifferencesFolder, type Paths } from '../paths.ts';
import { isSelected } from '../plan.ts';
import type { CaptureRun } from '../run/capture-run.ts';
import { getComparisonPaths } from '../run/comparison-base.ts';
import { compareWithBaselines, type ScreenshotResult } from './compare-with-baselines.ts';
import { readDecisionIndex } from './decision-index.ts';

/** Compares a capture run with the current baselines, or with the commit that it was captured against. */
export async function compareRunWithBaselines(paths: Paths, run: CaptureRun): Promise<ScreenshotResult[]> {
  const { baselines } = getComparisonPaths(paths, run);
  return compareWithBaselines({
    captured: run.pictures,
    baselines: await readBaselines(baselines),
    decisionIndex: await readDecisionIndex(baselines),
    baselinesFolder: baselines,
    capturedFolder: getCapturedFolder(paths),
    differencesFolder: getDifferencesFolder(paths),
    isSelected: (name) => isSelected(name, run.selection),
  });
}

/** Reads the last capture run, which has exactly the screenshots that the reviewer viewed. */
export async function readCaptureRun(paths: Paths): Promise<CaptureRun> {
  const text = await readFile(join(getCapturedFolder(paths), 'captured.json'), 'utf8').catch(() => {
    throw new CliError(
      exitCodes.incomparable,
      'There are no captured pictures. Run capture or check first, and view them.',
    );
  });
  return JSON.parse(text) as CaptureRun;
}
