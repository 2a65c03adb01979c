import { type ApprovedPicture, readLedger, writeApproval } from '../approved/approvals.ts';
import { readBaselines, removeBaseline } from '../approved/baselines.ts';
import { git } from '../git/git.ts';
import { label } from '../picture.ts';
import type { Places } from '../places.ts';
import { isSelected, planOf, type Selection } from '../plan.ts';
import { type Exit, exits } from '../refusal.ts';
import { repository } from '../repository.ts';
import { openWorkbench } from '../run/workbench.ts';
import { gitUser } from './approve.ts';

/** Takes pictures away that no story of the built Storybook is taken for any more, and writes down who let them go. */
export async function prune(
  places: Places,
  selection: Selection,
  reason: string,
  by?: string,
): Promise<Exit> {
  const wanted = await wantedNames(places.built);
  const baselines = await readBaselines(places.baselines);
  const ledger = await readLedger(places.baselines);
  const known = new Map([...ledger.values()].filter(({ to }) => to !== null).map((one) => [label(one), one]));
  const names = new Map(
    [...known.values(), ...baselines].map(({ story, mode }) => [label({ story, mode }), { story, mode }]),
  );
  const gone = [...names.values()].filter((name) => !wanted.has(label(name)) && isSelected(name, selection));
  if (gone.length === 0) {
    console.log('Nothing to prune: every approved picture belongs to a story.');
    return exits.approved;
  }
  const pictures: ApprovedPicture[] = gone.map((name) => {
    return { ...name, from: ledger.get(label(name))?.to ?? null, to: null };
  });
  for (const name of gone) {
    if (baselines.some((one) => label(one) === label(name))) await removeBaseline(places.baselines, name);
    console.log(`  ${label(name)}`);
  }
  const path = await writeApproval(places.baselines, {
    by: by ?? (await gitUser()),
    at: new Date().toISOString(),
    commit: await git(repository, 'rev-parse', 'HEAD'),
    reason,
    pictures,
  });
  console.log(`${gone.length} pictures taken away. Commit the baselines together with ${path}`);
  return exits.approved;
}

async function wantedNames(built: string): Promise<Set<string>> {
  const bench = await openWorkbench(built);
  try {
    const plan = planOf(bench.stories, { stories: [], modes: [] });
    return new Set(
      [...plan].flatMap(([mode, stories]) => stories.map(({ id }) => label({ story: id, mode: mode.name }))),
    );
  } finally {
    await bench.close();
  }
}
