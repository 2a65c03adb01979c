import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApprovedPicture, readLedger, writeApproval } from './approvals.ts';
import { readBaselines, removeBaseline, writeBaseline } from './baselines.ts';
import { describeDifference, type Fingerprint, readFingerprint, writeFingerprint } from './fingerprint.ts';
import { judge, type Verdict } from './judge.ts';
import { label, pathOf, sha256 } from './picture.ts';
import { capturedFolder, type Places } from './places.ts';
import { isSelected, type Selection } from './plan.ts';
import { type Exit, exits, Refusal } from './refusal.ts';
import { refuseUnknown } from './stories.ts';
import type { CaptureRun } from './take-pictures.ts';

/** Brings pictures of the last capture into the baselines, in the name of somebody and for a reason. */
export async function approve(
  places: Places,
  selection: Selection,
  reason: string,
  by?: string,
): Promise<Exit> {
  const run = await readRun(places);
  const ledger = await readLedger(places.baselines);
  const baselines = await readBaselines(places.baselines);
  const verdicts = await judge({
    captured: run.pictures,
    baselines,
    ledger,
    baselinesFolder: places.baselines,
    capturedFolder: capturedFolder(places),
    isAsked: (name) => isSelected(name, run.selection),
  });
  refuseUnknown(
    selection.stories,
    verdicts.map(({ story }) => story),
  );
  const meant = verdicts.filter((verdict) => isSelected(verdict, selection));
  refuseUnfit(meant);
  const stored = await readFingerprint(places.baselines);
  const moved = stored !== null && stored.id !== run.fingerprint.id;
  const left = baselines.filter((one) => !meant.some((other) => label(other) === label(one)));
  if (moved && left.length > 0) refuseMixture(stored, run.fingerprint, left.length);

  const open = meant.filter(({ status }) => status !== 'approved' || moved);
  if (open.length === 0) {
    console.log('Nothing to approve: these pictures are approved as they are.');
    return exits.approved;
  }
  const pictures: ApprovedPicture[] = [];
  for (const verdict of open) {
    await bring(places, run, verdict);
    pictures.push({ story: verdict.story, mode: verdict.mode, from: verdict.approved, to: verdict.captured });
  }
  await writeFingerprint(places.baselines, run.fingerprint);
  const at = new Date().toISOString();
  const path = await writeApproval(places.baselines, {
    by: by ?? gitUser(),
    at,
    commit: run.commit,
    reason,
    pictures,
  });
  console.log(`${pictures.length} pictures approved. Commit the baselines together with ${path}`);
  return exits.approved;
}

async function bring(places: Places, run: CaptureRun, verdict: Verdict): Promise<void> {
  const captured = run.pictures.find((one) => label(one) === label(verdict));
  if (captured?.outcome !== 'taken') return removeBaseline(places.baselines, verdict);
  const { hash, width, height } = captured;
  const picture = await readFile(`${pathOf(capturedFolder(places), captured)}.png`);
  if (sha256(picture) !== hash) {
    throw new Refusal(
      exits.broken,
      `The picture ${label(captured)} was altered after it was taken. Capture again.`,
    );
  }
  const record = { hash, width, height, inputs: null, fingerprint: run.fingerprint.id };
  await writeBaseline(places.baselines, captured, picture, record);
}

async function readRun(places: Places): Promise<CaptureRun> {
  const text = await readFile(join(capturedFolder(places), 'captured.json'), 'utf8').catch(() => {
    throw new Refusal(
      exits.incomparable,
      'No pictures were taken yet. Run capture or check first, and look at them.',
    );
  });
  return JSON.parse(text) as CaptureRun;
}

function refuseUnfit(meant: readonly Verdict[]): void {
  const unfit = meant.filter(
    ({ status }) => status === 'error' || status === 'unstable' || status === 'twin',
  );
  if (unfit.length === 0) return;
  const lines = unfit.map((one) => `  ${one.status} ${label(one)}: ${one.message?.split('\n')[0]}`);
  throw new Refusal(exits.broken, ['These cannot be approved; mend them first:', ...lines].join('\n'));
}

/** Baselines of two browsers side by side could never all pass. */
function refuseMixture(stored: Fingerprint, here: Fingerprint, left: number): never {
  throw new Refusal(
    exits.incomparable,
    `${describeDifference(stored, here)} A new browser means all pictures anew; ${left} of the baselines are not among the named ones.`,
  );
}

function gitUser(): string {
  const name = execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  const email = execFileSync('git', ['config', 'user.email'], { encoding: 'utf8' }).trim();
  return `${name} <${email}>`;
}
