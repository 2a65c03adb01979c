import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ApprovedPicture, writeApproval } from '../approved/approvals.ts';
import { removeBaseline, writeBaseline } from '../approved/baselines.ts';
import { formatOf, sizeOf } from '../approved/picture-file.ts';
import { readPacked } from '../approved/write-review.ts';
import { git } from '../git/git.ts';
import { readRun } from '../judge/judge-run.ts';
import { readStanding, type Standing } from '../judge/standing.ts';
import { label, type PictureName, pathOf } from '../picture.ts';
import type { Places } from '../places.ts';
import { isSelected, type Selection } from '../plan.ts';
import { type Exit, exits, Refusal } from '../refusal.ts';
import { readFingerprint } from '../run/fingerprint.ts';
import { refuseUnknown } from '../stories.ts';
import { gitUser, type Saying } from './approve.ts';
import { type Side, type Sides, sidesOf } from './contested-sides.ts';

export type Choice = 'ours' | 'theirs' | 'captured';

/** A picture that two branches approved differently. */
interface Contested extends Sides {
  name: PictureName;
}

/** Decides between pictures that two branches approved; without a choice it shows both sides. */
export async function resolve(
  places: Places,
  selection: Selection,
  choice: Choice | null,
  saying: Saying | null,
): Promise<Exit> {
  const standing = await readStanding(places.baselines);
  const contested = await contestedIn(places, standing, selection);
  if (contested.length === 0) {
    console.log('Nothing to resolve: no picture was approved differently by two branches.');
    return exits.approved;
  }
  if (!choice || !saying) {
    await layOut(places, contested);
    return exits.unapproved;
  }

  const pictures: ApprovedPicture[] = [];
  const chosen = await Promise.all(contested.map((one) => choose(places, one, choice)));
  for (const [at, { name, ours, theirs }] of contested.entries()) {
    const side = chosen[at];
    if (side) await writeBaseline(places.baselines, name, side.picture, side.record);
    else await removeBaseline(places.baselines, name);
    pictures.push({
      ...name,
      from: standing.approved.get(label(name))?.to ?? null,
      ...(side?.kept ?? { to: null }),
      settles: [ours, ...theirs].map(({ hash }) => hash),
      shownIn: saying.shownIn,
    });
  }
  const path = await writeApproval(places.baselines, {
    by: saying.by ?? (await gitUser()),
    at: new Date().toISOString(),
    commit: await git(places.baselines, 'rev-parse', 'HEAD'),
    reason: saying.reason,
    pictures,
  });
  console.log(
    `${pictures.length} pictures settled. Add the baselines and ${path} to the merge, or commit them.`,
  );
  return exits.approved;
}

async function contestedIn(places: Places, standing: Standing, selection: Selection): Promise<Contested[]> {
  const named = [...standing.contested.keys()].map((key): PictureName => {
    const [story = '', mode = ''] = key.split(' ');
    return { story, mode };
  });
  if (named.length === 0) return [];
  refuseUnknown(
    selection.stories,
    named.map(({ story }) => story),
  );
  const meant = named.filter((name) => isSelected(name, selection));
  return Promise.all(
    meant.map(async (name) => {
      const looks = standing.contested.get(label(name)) ?? new Map();
      return { name, ...(await sidesOf(places.baselines, name, looks)) };
    }),
  );
}

/** Writes both sides beside each other and says who wanted which. */
async function layOut(places: Places, contested: readonly Contested[]): Promise<void> {
  const folder = join(places.reports, 'visual', 'sides');
  await rm(folder, { recursive: true, force: true });
  for (const { name, ours, theirs } of contested) {
    console.log(label(name));
    for (const [at, side] of [ours, ...theirs].entries()) {
      const which = at === 0 ? 'ours' : 'theirs';
      const format = side.picture ? formatOf(side.picture) : '';
      const path = `${pathOf(folder, name)}.${which}${at > 1 ? `-${at}` : ''}.${format}`;
      if (side.picture) {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, side.picture);
      }
      const { by, at: when, reason } = side.word;
      console.log(`  ${which.padEnd(7)} ${side.picture ? path : 'no picture'}`);
      console.log(`          ${by}, ${when.slice(0, 10)}: ${reason}`);
    }
  }
  console.log(
    `${contested.length} pictures were approved differently by two branches. Look at both sides, then: ` +
      'npm run visual -- resolve <story>... --ours | --theirs | --captured --reason "…"',
  );
}

/** Null where the choice is that there be no picture. */
async function choose(places: Places, { name, ours, theirs }: Contested, choice: Choice) {
  if (choice === 'captured') {
    const captured = await readPacked(places, await readRun(places), name);
    if (captured) return captured;
    throw new Refusal(exits.broken, `${label(name)} is not in the last capture. Capture it first.`);
  }
  const [their, ...more] = theirs;
  if (choice === 'theirs' && (!their || more.length > 0)) {
    throw new Refusal(
      exits.usage,
      `${label(name)} was approved differently by ${theirs.length + 1} branches, so "theirs" names none of them. ` +
        'Keep ours, or capture it and take that.',
    );
  }
  return recordOf(places, choice === 'theirs' && their ? their : ours);
}

async function recordOf(places: Places, { hash, picture }: Side) {
  if (!picture || hash === null) return null;
  const fingerprint = (await readFingerprint(places.baselines))?.id ?? '';
  return { picture, record: { hash, ...sizeOf(picture), inputs: null, fingerprint }, kept: { to: hash } };
}
