import { type ApprovedPicture, readApprovalIndex, writeApproval } from '../approved/approvals.ts';
import { readBaselines, removeBaseline } from '../approved/baselines.ts';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import { git } from '../git/git.ts';
import type { Places } from '../paths.ts';
import { isSelected, planCaptures, type Selection } from '../plan.ts';
import { repositoryRoot } from '../repository.ts';
import { openStorybookSession } from '../run/storybook-session.ts';
import { getLabel } from '../screenshot-id.ts';
import { readGitUser } from './approve.ts';

/** Removes baselines that no story of the built Storybook needs any more, and records who removed them. */
export async function prune(
  places: Places,
  selection: Selection,
  reason: string,
  by?: string,
): Promise<ExitCode> {
  const wanted = await wantedNames(places.built);
  const baselines = await readBaselines(places.baselines);
  const ledger = await readApprovalIndex(places.baselines);
  const known = new Map(
    [...ledger.values()].filter(({ to }) => to !== null).map((one) => [getLabel(one), one]),
  );
  const names = new Map(
    [...known.values(), ...baselines].map(({ story, mode }) => [getLabel({ story, mode }), { story, mode }]),
  );
  const gone = [...names.values()].filter(
    (name) => !wanted.has(getLabel(name)) && isSelected(name, selection),
  );
  if (gone.length === 0) {
    console.log('Nothing to prune: every approved picture belongs to a story.');
    return exitCodes.approved;
  }
  const pictures: ApprovedPicture[] = gone.map((name) => {
    return { ...name, from: ledger.get(getLabel(name))?.to ?? null, to: null };
  });
  for (const name of gone) {
    if (baselines.some((one) => getLabel(one) === getLabel(name)))
      await removeBaseline(places.baselines, name);
    console.log(`  ${getLabel(name)}`);
  }
  const path = await writeApproval(places.baselines, {
    by: by ?? (await readGitUser()),
    at: new Date().toISOString(),
    commit: await git(repositoryRoot, 'rev-parse', 'HEAD'),
    reason,
    pictures,
  });
  console.log(`${gone.length} pictures removed. Commit the baselines together with ${path}`);
  return exitCodes.approved;
}

async function wantedNames(built: string): Promise<Set<string>> {
  const bench = await openStorybookSession(built);
  try {
    const plan = planCaptures(bench.stories, { stories: [], modes: [] });
    return new Set(
      [...plan].flatMap(([mode, stories]) =>
        stories.map(({ id }) => getLabel({ story: id, mode: mode.name })),
      ),
    );
  } finally {
    await bench.close();
  }
}
