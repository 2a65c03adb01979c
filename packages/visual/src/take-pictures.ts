import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLedger } from './approvals.ts';
import { readBaselines } from './baselines.ts';
import { type Captured, capture } from './capture/capture.ts';
import type { Fingerprint } from './fingerprint.ts';
import { git } from './git/git.ts';
import { narrow, type Wanted } from './narrow.ts';
import { byName, label } from './picture.ts';
import { capturedFolder, differencesFolder, type Places } from './places.ts';
import { planOf, type Selection } from './plan.ts';
import { showProgress } from './progress.ts';
import { repository } from './repository.ts';
import { refuseUnknown } from './stories.ts';
import { findUnchanged, layOut } from './unchanged.ts';
import { openWorkbench } from './workbench.ts';

/** One walk through the Storybook. It is kept, so that `approve` takes exactly the pictures that were looked at. */
export interface CaptureRun {
  commit: string;
  selection: Selection;
  fingerprint: Fingerprint;
  seconds: number;
  pictures: readonly Captured[];
}

export interface TakeOptions {
  /** Is asked before the first picture is taken and may refuse. */
  acceptBrowser?(fingerprint: Fingerprint): Promise<void>;
  /** Let approved pictures stand for those whose inputs did not change. */
  reuse?: boolean;
}

/** Takes the pictures of the wanted stories into the reports' folder. */
export async function takePictures(
  places: Places,
  wanted: Wanted,
  { acceptBrowser, reuse = false }: TakeOptions = {},
): Promise<CaptureRun> {
  const bench = await openWorkbench(places.built);
  try {
    refuseUnknown(
      wanted.stories,
      bench.stories.map(({ id }) => id),
    );
    await acceptBrowser?.(bench.fingerprint);
    const baselines = await readBaselines(places.baselines);
    const ledger = await readLedger(places.baselines);
    const commit = await git(repository, 'rev-parse', 'HEAD');
    const selection = await narrow(repository, wanted, bench, baselines);
    const plan = planOf(bench.stories, selection);
    const { inputsOf } = bench;
    const found = reuse ? findUnchanged({ plan, baselines, ledger, inputsOf, commit }) : null;
    const { reused, rest, sampled } = found ?? { reused: [], rest: plan, sampled: 0 };

    const folder = capturedFolder(places);
    // Decisions that were not brought into the baselines yet lie beside them and stay.
    for (const old of [folder, differencesFolder(places)]) await rm(old, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await layOut(places.baselines, folder, reused);
    if (reused.length > 0) console.log(describeReuse(reused.length, sampled, commit));

    const progress = showProgress([...rest.values()].reduce((sum, stories) => sum + stories.length, 0));
    const taken = await capture({
      browser: bench.browser,
      origin: bench.origin,
      plan: rest,
      folder,
      expected: (name) => ledger.get(label(name))?.to ?? null,
      inputsOf,
      onTaken: progress.step,
    });
    const pictures = [...reused, ...taken].sort(byName);
    const { fingerprint } = bench;
    const run = { commit, selection, fingerprint, seconds: progress.seconds(), pictures };
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
