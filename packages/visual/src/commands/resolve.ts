import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeBaseline, writeBaseline } from '../approved/baselines.ts';
import { type ApprovedScreenshot, writeReviewRecord } from '../approved/review-records.ts';
import { detectFormat, getImageSize } from '../approved/screenshot-file.ts';
import { compressCapturedScreenshot } from '../approved/write-decisions.ts';
import { CliError, type ExitCode, exitCodes } from '../cli-error.ts';
import { readCaptureRun } from '../evaluation/compare-run-with-baselines.ts';
import { type DecisionIndex, readDecisionIndex } from '../evaluation/decision-index.ts';
import { readGitUser } from '../git/git-user.ts';
import { runGit } from '../git/run-git.ts';
import type { Paths } from '../paths.ts';
import { type CaptureSelection, isSelected } from '../plan.ts';
import { readFingerprint } from '../run/renderer-fingerprint.ts';
import {
  getScreenshotLabel,
  getScreenshotPathWithoutExtension,
  type ScreenshotId,
} from '../screenshot-id.ts';
import { assertKnownStories } from '../stories.ts';
import type { DecisionDetails } from './approve.ts';
import { type ConflictSide, type ConflictSides, readConflictSides } from './conflict-sides.ts';

export type ConflictChoice = 'ours' | 'theirs' | 'captured';

/** A screenshot that two branches approved differently. */
interface Contested extends ConflictSides {
  name: ScreenshotId;
}

/** Resolves screenshots that two branches approved differently. Without a choice, it shows both sides. */
export async function resolveConflicts(
  paths: Paths,
  selection: CaptureSelection,
  choice: ConflictChoice | null,
  details: DecisionDetails | null,
): Promise<ExitCode> {
  const decisionIndex = await readDecisionIndex(paths.baselines);
  const contested = await contestedIn(paths, decisionIndex, selection);
  if (contested.length === 0) {
    console.log('Nothing to resolve: no two branches approved different versions of a picture.');
    return exitCodes.approved;
  }
  if (!choice || !details) {
    await layOut(paths, contested);
    return exitCodes.unapproved;
  }

  const by = details.by ?? (await readGitUser());
  const screenshots: ApprovedScreenshot[] = [];
  const chosen = await Promise.all(contested.map((one) => choose(paths, one, choice)));
  for (const [at, { name, ours, theirs }] of contested.entries()) {
    const side = chosen[at];
    if (side) await writeBaseline(paths.baselines, name, side.screenshot, side.metadata);
    else await removeBaseline(paths.baselines, name);
    screenshots.push({
      ...name,
      from: decisionIndex.approved.get(getScreenshotLabel(name))?.to ?? null,
      ...(side?.hashes ?? { to: null }),
      settles: [ours, ...theirs].map(({ hash }) => hash),
      shownIn: details.shownIn,
    });
  }
  const path = await writeReviewRecord(paths.baselines, {
    by,
    at: new Date().toISOString(),
    commit: await runGit(paths.baselines, 'rev-parse', 'HEAD'),
    reason: details.reason,
    pictures: screenshots,
  });
  console.log(
    `${screenshots.length} pictures resolved. Add the baselines and ${path} to the merge, or commit them.`,
  );
  return exitCodes.approved;
}

async function contestedIn(
  paths: Paths,
  decisionIndex: DecisionIndex,
  selection: CaptureSelection,
): Promise<Contested[]> {
  const named = [...decisionIndex.contested.keys()].map((key): ScreenshotId => {
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
      const decisions = decisionIndex.contested.get(getScreenshotLabel(name)) ?? new Map();
      return { name, ...(await readConflictSides(paths.baselines, name, decisions)) };
    }),
  );
}

/** Writes both sides next to each other and prints who approved which. */
async function layOut(paths: Paths, contested: readonly Contested[]): Promise<void> {
  const folder = join(paths.reports, 'visual', 'conflicts');
  await rm(folder, { recursive: true, force: true });
  for (const { name, ours, theirs } of contested) {
    console.log(getScreenshotLabel(name));
    for (const [at, side] of [ours, ...theirs].entries()) {
      const which = at === 0 ? 'ours' : 'theirs';
      const format = side.screenshot ? detectFormat(side.screenshot) : '';
      const path = `${getScreenshotPathWithoutExtension(folder, name)}.${which}${at > 1 ? `-${at}` : ''}.${format}`;
      if (side.screenshot) {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, side.screenshot);
      }
      const { by, at: when, reason } = side.decision;
      console.log(`  ${which.padEnd(7)} ${side.screenshot ? path : 'no picture'}`);
      console.log(`          ${by}, ${when.slice(0, 10)}: ${reason}`);
    }
  }
  console.log(
    `${contested.length} pictures have different approved versions on different branches. View both, then run: ` +
      'npm run visual -- resolve <story>... --ours | --theirs | --captured --reason "…"',
  );
}

/** Returns the chosen screenshot, or `null` if the chosen side has none. */
async function choose(paths: Paths, { name, ours, theirs }: Contested, choice: ConflictChoice) {
  if (choice === 'captured') {
    const captured = await compressCapturedScreenshot(paths, await readCaptureRun(paths), name);
    if (captured) return captured;
    throw new CliError(
      exitCodes.broken,
      `${getScreenshotLabel(name)} is not in the last capture. Capture it first.`,
    );
  }
  const [their, ...more] = theirs;
  if (choice === 'theirs' && (!their || more.length > 0)) {
    throw new CliError(
      exitCodes.usage,
      `${theirs.length + 1} branches approved different versions of ${getScreenshotLabel(name)}, so --theirs is ambiguous. ` +
        'Use --ours, or capture it and use --captured.',
    );
  }
  return readMetadata(paths, choice === 'theirs' && their ? their : ours);
}

async function readMetadata(paths: Paths, { hash, screenshot }: ConflictSide) {
  if (!screenshot || hash === null) return null;
  const fingerprint = (await readFingerprint(paths.baselines))?.id ?? '';
  return {
    screenshot,
    metadata: { hash, ...getImageSize(screenshot), inputs: null, fingerprint },
    hashes: { to: hash },
  };
}
