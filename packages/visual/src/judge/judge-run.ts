import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBaselines } from '../approved/baselines.ts';
import { capturedFolder, differencesFolder, type Places } from '../places.ts';
import { isSelected } from '../plan.ts';
import { exits, Refusal } from '../refusal.ts';
import { comparedPlaces } from '../run/against.ts';
import type { CaptureRun } from '../run/take-pictures.ts';
import { judge, type Verdict } from './judge.ts';
import { readStanding } from './standing.ts';

/** Sets a walk through the Storybook against the baselines as they lie there now, or against what it was drawn for. */
export async function judgeRun(places: Places, run: CaptureRun): Promise<Verdict[]> {
  const { baselines } = comparedPlaces(places, run);
  return judge({
    captured: run.pictures,
    baselines: await readBaselines(baselines),
    standing: await readStanding(baselines),
    baselinesFolder: baselines,
    capturedFolder: capturedFolder(places),
    differencesFolder: differencesFolder(places),
    isAsked: (name) => isSelected(name, run.selection),
  });
}

/** The last walk: exactly the pictures that were looked at. */
export async function readRun(places: Places): Promise<CaptureRun> {
  const text = await readFile(join(capturedFolder(places), 'captured.json'), 'utf8').catch(() => {
    throw new Refusal(
      exits.incomparable,
      'No pictures were taken yet. Run capture or check first, and look at them.',
    );
  });
  return JSON.parse(text) as CaptureRun;
}
