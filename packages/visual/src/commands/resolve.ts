import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ApprovedPicture, writeApproval } from '../approved/approvals.ts';
import { removeBaseline, writeBaseline } from '../approved/baselines.ts';
import { detectFormat, readImageSize } from '../approved/screenshot-file.ts';
import { readCompressed } from '../approved/write-decisions.ts';
import { CliError, type ExitCode, exitCodes } from '../cli-error.ts';
import { git } from '../git/git.ts';
import { type ApprovalState, readApprovalState } from '../judge/approval-state.ts';
import { readCaptureRun } from '../judge/evaluate-run.ts';
import type { Places } from '../paths.ts';
import { isSelected, type Selection } from '../plan.ts';
import { readFingerprint } from '../run/renderer-fingerprint.ts';
import { getLabel, getScreenshotPath, type ScreenshotId } from '../screenshot-id.ts';
import { assertKnownStories } from '../stories.ts';
import { type ApprovalDetails, readGitUser } from './approve.ts';
import { type ConflictSide, type ConflictSides, readConflictSides } from './conflict-sides.ts';

export type ConflictChoice = 'ours' | 'theirs' | 'captured';

/** A screenshot that two branches approved differently. */
interface Contested extends ConflictSides {
  name: ScreenshotId;
}

/** Resolves screenshots that two branches approved differently. Without a choice, it shows both sides. */
export async function resolveConflicts(
  places: Places,
  selection: Selection,
  choice: ConflictChoice | null,
  saying: ApprovalDetails | null,
): Promise<ExitCode> {
  const standing = await readApprovalState(places.baselines);
  const contested = await contestedIn(places, standing, selection);
  if (contested.length === 0) {
    console.log('Nothing to resolve: no two branches approved different versions of a picture.');
    return exitCodes.approved;
  }
  if (!choice || !saying) {
    await layOut(places, contested);
    return exitCodes.unapproved;
  }

  const pictures: ApprovedPicture[] = [];
  const chosen = await Promise.all(contested.map((one) => choose(places, one, choice)));
  for (const [at, { name, ours, theirs }] of contested.entries()) {
    const side = chosen[at];
    if (side) await writeBaseline(places.baselines, name, side.picture, side.record);
    else await removeBaseline(places.baselines, name);
    pictures.push({
      ...name,
      from: standing.approved.get(getLabel(name))?.to ?? null,
      ...(side?.kept ?? { to: null }),
      settles: [ours, ...theirs].map(({ hash }) => hash),
      shownIn: saying.shownIn,
    });
  }
  const path = await writeApproval(places.baselines, {
    by: saying.by ?? (await readGitUser()),
    at: new Date().toISOString(),
    commit: await git(places.baselines, 'rev-parse', 'HEAD'),
    reason: saying.reason,
    pictures,
  });
  console.log(
    `${pictures.length} pictures resolved. Add the baselines and ${path} to the merge, or commit them.`,
  );
  return exitCodes.approved;
}

async function contestedIn(
  places: Places,
  standing: ApprovalState,
  selection: Selection,
): Promise<Contested[]> {
  const named = [...standing.contested.keys()].map((key): ScreenshotId => {
    const [story = '', mode = ''] = key.split(' ');
    return { story, mode };
  });
  if (named.length === 0) return [];
  assertKnownStories(
    selection.stories,
    named.map(({ story }) => story),
  );
  const meant = named.filter((name) => isSelected(name, selection));
  return Promise.all(
    meant.map(async (name) => {
      const looks = standing.contested.get(getLabel(name)) ?? new Map();
      return { name, ...(await readConflictSides(places.baselines, name, looks)) };
    }),
  );
}

/** Writes both sides next to each other and prints who approved which. */
async function layOut(places: Places, contested: readonly Contested[]): Promise<void> {
  const folder = join(places.reports, 'visual', 'conflicts');
  await rm(folder, { recursive: true, force: true });
  for (const { name, ours, theirs } of contested) {
    console.log(getLabel(name));
    for (const [at, side] of [ours, ...theirs].entries()) {
      const which = at === 0 ? 'ours' : 'theirs';
      const format = side.picture ? detectFormat(side.picture) : '';
      const path = `${getScreenshotPath(folder, name)}.${which}${at > 1 ? `-${at}` : ''}.${format}`;
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
    `${contested.length} pictures have different approved versions on two branches. View both, then run: ` +
      'npm run visual -- resolve <story>... --ours | --theirs | --captured --reason "…"',
  );
}

/** Returns the chosen screenshot, or `null` if the chosen side has none. */
async function choose(places: Places, { name, ours, theirs }: Contested, choice: ConflictChoice) {
  if (choice === 'captured') {
    const captured = await readCompressed(places, await readCaptureRun(places), name);
    if (captured) return captured;
    throw new CliError(exitCodes.broken, `${getLabel(name)} is not in the last capture. Capture it first.`);
  }
  const [their, ...more] = theirs;
  if (choice === 'theirs' && (!their || more.length > 0)) {
    throw new CliError(
      exitCodes.usage,
      `${theirs.length + 1} branches approved different versions of ${getLabel(name)}, so --theirs is ambiguous. ` +
        'Use --ours, or capture it and use --captured.',
    );
  }
  return recordOf(places, choice === 'theirs' && their ? their : ours);
}

async function recordOf(places: Places, { hash, picture }: ConflictSide) {
  if (!picture || hash === null) return null;
  const fingerprint = (await readFingerprint(places.baselines))?.id ?? '';
  return {
    picture,
    record: { hash, ...readImageSize(picture), inputs: null, fingerprint },
    kept: { to: hash },
  };
}
