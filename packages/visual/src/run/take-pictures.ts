import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashWhenTaken, readLedger } from '../approved/approvals.ts';
import { readBaselines } from '../approved/baselines.ts';
import { type Captured, capture } from '../capture/capture.ts';
import { git } from '../git/git.ts';
import { hearingOf } from '../hearing.ts';
import type { BuildInputs } from '../inputs/build-inputs.ts';
import { describeStale, staleFiles } from '../inputs/stale.ts';
import { narrow, type Wanted } from '../narrow.ts';
import { byName, label } from '../picture.ts';
import { capturedFolder, differencesFolder, type Places } from '../places.ts';
import { planOf, type Selection } from '../plan.ts';
import { repository } from '../repository.ts';
import { refuseUnknown } from '../stories.ts';
import { type Against, comparedPlaces, drawBefore } from './against.ts';
import type { Fingerprint } from './fingerprint.ts';
import { showProgress } from './progress.ts';
import { findUnchanged, layOut } from './unchanged.ts';
import { openWorkbench } from './workbench.ts';

/** One walk through the Storybook. It is kept, so that `approve` takes exactly the pictures that were looked at. */
export interface CaptureRun {
  commit: string;
  selection: Selection;
  fingerprint: Fingerprint;
  seconds: number;
  pictures: readonly Captured[];
  /** What it is compared with; the approved pictures when it is left out. */
  against?: Against;
}

export interface TakeOptions {
  /** Is asked before the first picture is taken: what to compare with instead of the approved pictures. May refuse. */
  against?(fingerprint: Fingerprint): Promise<Against | null>;
  /** Let approved pictures stand for those whose inputs did not change. */
  reuse?: boolean;
  /** The repository whose commits are meant; this one unless told. */
  root?: string;
}

/** Takes the pictures of the wanted stories into the reports' folder. */
export async function takePictures(
  places: Places,
  wanted: Wanted,
  { against: ask, reuse = false, root = repository }: TakeOptions = {},
): Promise<CaptureRun> {
  const bench = await openWorkbench(places.built);
  try {
    refuseUnknown(
      wanted.stories,
      bench.stories.map(({ id }) => id),
    );
    await warnIfStale(root, bench.inputs);
    const against = await ask?.(bench.fingerprint);
    const commit = await git(root, 'rev-parse', 'HEAD');
    const approved = await readBaselines(places.baselines);
    const selection = await narrow(root, wanted, bench, approved);
    if (against) await drawBefore(root, places, against, selection);
    const compared = comparedPlaces(places, { against: against ?? null });
    const baselines = against ? await readBaselines(compared.baselines) : approved;
    const ledger = await readLedger(compared.baselines);
    const plan = planOf(bench.stories, selection);
    const { inputsOf } = bench;
    const heard = new Map(baselines.map((one) => [label(one), hearingOf(one.record)]));
    const found = reuse ? findUnchanged({ plan, baselines, ledger, inputsOf, commit }) : null;
    const { reused, rest, sampled } = found ?? { reused: [], rest: plan, sampled: 0 };

    const folder = capturedFolder(places);
    // Decisions that were not brought into the baselines yet lie beside them and stay.
    for (const old of [folder, differencesFolder(places)]) await rm(old, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await layOut(compared.baselines, folder, reused);
    if (reused.length > 0) console.log(describeReuse(reused.length, sampled, commit));

    const progress = showProgress([...rest.values()].reduce((sum, stories) => sum + stories.length, 0));
    const taken = await capture({
      browser: bench.browser,
      origin: bench.origin,
      plan: rest,
      folder,
      expected: (name) => ({ hash: hashWhenTaken(ledger.get(label(name))), ...heard.get(label(name)) }),
      inputsOf,
      onTaken: progress.step,
    });
    const pictures = [...reused, ...taken].sort(byName);
    const { fingerprint } = bench;
    const seconds = progress.seconds();
    const run = { commit, selection, fingerprint, seconds, pictures, ...(against && { against }) };
    await writeFile(join(folder, 'captured.json'), JSON.stringify(run, null, 2));
    return run;
  } finally {
    await bench.close();
  }
}

function describeReuse(reused: number, sampled: number, commit: string): string {
  return (
    `${reused} pictures are not taken again: nothing they are made of has changed since their approval. ` +
    `${sampled} such are taken anyway, picked by the commit ${commit.slice(0, 7)}.`
  );
}

/** Somebody who forgot to build would otherwise look at pictures of yesterday. */
async function warnIfStale(root: string, inputs: BuildInputs | null): Promise<void> {
  const stale = inputs ? await staleFiles(root, inputs) : [];
  if (stale.length > 0) console.log(describeStale(stale));
}
