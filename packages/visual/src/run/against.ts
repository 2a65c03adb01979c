import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readLedger, writeApproval } from '../approved/approvals.ts';
import { readBaselines, recordOf, writeBaseline } from '../approved/baselines.ts';
import { type Captured, capture } from '../capture/capture.ts';
import { builtCommit } from '../git/built-commit.ts';
import { commitOf, git } from '../git/git.ts';
import { label, pathOf } from '../picture.ts';
import type { Places } from '../places.ts';
import { planOf, type Selection } from '../plan.ts';
import { exits, Refusal } from '../refusal.ts';
import { describeDifference, type Fingerprint, readFingerprint } from './fingerprint.ts';
import { showProgress } from './progress.ts';
import { openWorkbench } from './workbench.ts';

/** The commit a walk is compared with instead of the approved pictures. */
export interface Against {
  /** Such as `git:main`. */
  name: string;
  commit: string;
  /** It stands for the approved pictures: the files in the baselines must still be the approved ones. */
  standsForApproved: boolean;
}

/** Where the pictures to compare with lie, in the shape of the baselines. */
export function comparedPlaces(places: Places, { against }: { against?: Against | null }): Places {
  return against ? { ...places, baselines: join(places.reports, 'visual', 'before') } : places;
}

/** The commit that was asked for by name. */
export async function againstRef(root: string, ref: string): Promise<Against> {
  const commit = await commitOf(root, ref);
  if (commit === null) throw new Refusal(exits.usage, `Git knows no commit ${ref}.`);
  return { name: `git:${ref}`, commit, standsForApproved: false };
}

/**
 * Null while the browser is the one the baselines were drawn by. Where it is another, pictures of the two cannot be
 * compared, but the commit of the last approval can be drawn by the browser that is here.
 */
export async function againstApproved(
  root: string,
  baselines: string,
  here: Fingerprint,
): Promise<Against | null> {
  const stored = await readFingerprint(baselines);
  if (stored === null || stored.id === here.id) return null;
  const why = describeDifference(stored, here);
  const commit = await git(root, 'log', '-1', '--format=%H', '--', baselines).catch(() => '');
  if (commit === '') {
    throw new Refusal(
      exits.incomparable,
      `No comparison is possible: ${why} And no commit holds these baselines, which could be drawn by the browser that ` +
        'is here. Check where the pinned Chromium runs (linux-x64), or approve all pictures anew in this browser.',
    );
  }
  console.log(
    `${why} So this Storybook is compared with the commit of the last approval, ${commit.slice(0, 7)}, both drawn by the browser that is here.`,
  );
  return { name: 'the last approved commit', commit, standsForApproved: true };
}

/** Builds that commit, draws its pictures and lays them out as if they were the baselines. */
export async function drawBefore(
  root: string,
  places: Places,
  against: Against,
  selection: Selection,
): Promise<void> {
  const folder = comparedPlaces(places, { against }).baselines;
  const shots = join(places.reports, 'visual', 'before-shots');
  for (const old of [folder, shots]) await rm(old, { recursive: true, force: true });
  console.log(`Building the Storybook of ${against.commit.slice(0, 7)}.`);
  const bench = await openWorkbench(await builtCommit(root, against.commit));
  try {
    // A mode that was named may not have been known then.
    const { modes } = selection;
    const all = [...planOf(bench.stories, { ...selection, modes: [] })];
    const plan = new Map(all.filter(([mode]) => modes.length === 0 || modes.includes(mode.name)));
    const progress = showProgress([...plan.values()].reduce((sum, stories) => sum + stories.length, 0));
    const { browser, origin, inputsOf, fingerprint } = bench;
    const taken = await capture({
      browser,
      origin,
      plan,
      folder: shots,
      // Looked at once: where the other side differs, that one is looked at twice.
      expected: () => 'any',
      inputsOf,
      onTaken: progress.step,
    });
    const pictures = taken.filter((one) => one.outcome === 'taken');
    for (const one of pictures) {
      await writeBaseline(
        folder,
        one,
        await readFile(`${pathOf(shots, one)}.png`),
        recordOf(one, fingerprint.id),
      );
    }
    await approveAll(places, folder, against, pictures);
  } finally {
    await bench.close();
    await rm(shots, { recursive: true, force: true });
  }
}

/** What that commit looks like counts as approved, except where the baselines hold what nobody approved. */
async function approveAll(
  places: Places,
  folder: string,
  against: Against,
  pictures: readonly Extract<Captured, { outcome: 'taken' }>[],
): Promise<void> {
  const ledger = await readLedger(places.baselines);
  const files = against.standsForApproved ? await readBaselines(places.baselines) : [];
  const planted = files.filter(
    (one) => one.hash !== (ledger.get(label(one))?.to ?? null) || one.record?.hash !== one.hash,
  );
  const unapproved = new Set(planted.map(label));
  await writeApproval(folder, {
    by: 'git',
    at: new Date().toISOString(),
    commit: against.commit,
    reason: `As of ${against.name}`,
    pictures: pictures.map(({ story, mode, hash }) => {
      return { story, mode, from: null, to: unapproved.has(label({ story, mode })) ? null : hash };
    }),
  });
}
