import { hasMoved, writeReview } from '../approved/write-review.ts';
import { git } from '../git/git.ts';
import type { Verdict } from '../judge/judge.ts';
import { judgeRun, readRun } from '../judge/judge-run.ts';
import type { Places } from '../places.ts';
import { isSelected, type Selection } from '../plan.ts';
import { type Exit, exits } from '../refusal.ts';
import type { View } from '../review/review-data.ts';
import { readFingerprint } from '../run/fingerprint.ts';
import { refuseUnknown } from '../stories.ts';

/** What somebody says of pictures, and where they were looked at. */
export interface Saying {
  reason: string;
  shownIn: View;
  by: string | undefined;
}

/** Brings pictures of the last capture into the baselines, in the name of somebody and for a reason. */
export async function approve(places: Places, selection: Selection, saying: Saying): Promise<Exit> {
  const run = await readRun(places);
  const meant = await namedIn(places, selection);
  // Another browser's pictures are approved anew even where they look the same.
  const moved = hasMoved(await readFingerprint(places.baselines), run);
  const open = meant.filter(({ status }) => status !== 'approved' || moved);
  if (open.length === 0) {
    console.log('Nothing to approve: these pictures are approved as they are.');
    return exits.approved;
  }
  const { by = await gitUser(), ...rest } = saying;
  const decided = open.map((verdict) => ({ verdict, verb: 'approve' as const, ...rest }));
  const path = await writeReview(places, run, decided, by);
  console.log(`${open.length} pictures approved. Commit the baselines together with ${path}`);
  return exits.approved;
}

/** Writes down that pictures of the last capture are not wanted; the gate names them until they change. */
export async function reject(places: Places, selection: Selection, saying: Saying): Promise<Exit> {
  const meant = await namedIn(places, selection);
  const open = meant.filter(({ status }) => status !== 'approved');
  if (open.length === 0) {
    console.log('Nothing to reject: these pictures are approved as they are.');
    return exits.approved;
  }
  const { by = await gitUser(), ...rest } = saying;
  const decided = open.map((verdict) => ({ verdict, verb: 'reject' as const, ...rest }));
  const path = await writeReview(places, await readRun(places), decided, by);
  console.log(`${open.length} pictures rejected. Commit ${path}`);
  return exits.approved;
}

async function namedIn(places: Places, selection: Selection): Promise<Verdict[]> {
  const verdicts = await judgeRun(places, await readRun(places));
  refuseUnknown(
    selection.stories,
    verdicts.map(({ story }) => story),
  );
  return verdicts.filter((verdict) => isSelected(verdict, selection));
}

/** As git would sign a commit here. */
export async function gitUser(): Promise<string> {
  const read = (key: string) => git(import.meta.dirname, 'config', key);
  const [name, email] = await Promise.all([read('user.name'), read('user.email')]);
  return `${name} <${email}>`;
}
