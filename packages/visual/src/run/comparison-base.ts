import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBaselines, toBaselineMetadata, writeBaseline } from '../approved/baselines.ts';
import { readApprovalIndex, writeReviewRecord } from '../approved/review-records.ts';
import { captureScreenshots, type ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import { CliError, exitCodes } from '../cli-error.ts';
import { buildStorybookAtCommit } from '../git/build-storybook-at-commit.ts';
import { resolveCommit, runGit } from '../git/run-git.ts';
import type { Paths } from '../paths.ts';
import type { CaptureSelection } from '../plan.ts';
import { getScreenshotLabel, getScreenshotPathWithoutExtension } from '../screenshot-id.ts';
import { planSelectedCaptures } from './plan-selected-captures.ts';
import { createProgressReporter } from './progress-reporter.ts';
import {
  describeFingerprintDifference,
  type RendererFingerprint,
  readFingerprint,
} from './renderer-fingerprint.ts';
import { openStorybookSession } from './storybook-session.ts';

/** The commit to compare with instead of the approved screenshots. */
export interface ComparisonBase {
  /** Such as `git:main`. */
  name: string;
  commit: string;
  /** Whether it replaces the approved screenshots: the files in the baselines must still be the approved ones. */
  standsForApproved: boolean;
}

/** Returns the paths with the folder of the screenshots to compare with, which is structured like the baselines. */
export function getComparisonPaths(paths: Paths, { against }: { against?: ComparisonBase | null }): Paths {
  return against ? { ...paths, baselines: join(paths.reports, 'visual', 'before') } : paths;
}

/** Resolves a git ref to the commit to compare with. */
export async function resolveComparisonRef(root: string, ref: string): Promise<ComparisonBase> {
  const commit = await resolveCommit(root, ref);
  if (commit === null) throw new CliError(exitCodes.usage, `There is no commit ${ref} in this repository.`);
  return { name: `git:${ref}`, commit, standsForApproved: false };
}

/**
 * Returns `null` if this browser took the baselines. Otherwise its screenshots cannot be compared with them, so the
 * commit of the last approval is returned, to be captured again with this browser.
 */
export async function resolveBaseIfRendererChanged(
  root: string,
  baselines: string,
  here: RendererFingerprint,
): Promise<ComparisonBase | null> {
  const stored = await readFingerprint(baselines);
  if (stored === null || stored.id === here.id) return null;
  const why = describeFingerprintDifference(stored, here);
  const commit = await runGit(root, 'log', '-1', '--format=%H', '--', baselines).catch(() => '');
  if (commit === '') {
    throw new CliError(
      exitCodes.incomparable,
      `No comparison is possible: ${why} No commit contains these baselines, so they cannot be captured again with this ` +
        'browser. Run check on linux-x64, where the pinned Chromium runs, or approve all pictures again in this browser.',
    );
  }
  console.log(
    `${why} So this Storybook is compared with the commit of the last approval, ${commit.slice(0, 7)}. This browser captures both.`,
  );
  return { name: 'the last approved commit', commit, standsForApproved: true };
}

/** Builds the commit, captures its screenshots and stores them as if they were the baselines. */
export async function captureBase(
  root: string,
  paths: Paths,
  base: ComparisonBase,
  selection: CaptureSelection,
): Promise<void> {
  const folder = getComparisonPaths(paths, { against: base }).baselines;
  const shots = join(paths.reports, 'visual', 'base');
  for (const old of [folder, shots]) await rm(old, { recursive: true, force: true });
  console.log(`Building the Storybook of ${base.commit.slice(0, 7)}.`);
  const session = await openStorybookSession(await buildStorybookAtCommit(root, base.commit));
  try {
    // A requested mode may not exist at that commit.
    const { modes } = selection;
    const all = [...(await planSelectedCaptures(session, { ...selection, modes: [] }))];
    const plan = new Map(all.filter(([mode]) => modes.length === 0 || modes.includes(mode.name)));
    const progress = createProgressReporter(
      [...plan.values()].reduce((sum, stories) => sum + stories.length, 0),
    );
    const { browser, origin, getInputHash, fingerprint } = session;
    const taken = await captureScreenshots({
      browser,
      origin,
      plan,
      folder: shots,
      // Capture once: the other side is captured twice if it differs from this one.
      expected: () => 'any',
      getInputHash,
      onCaptured: progress.step,
    });
    const screenshots = taken.filter((one) => one.outcome === 'taken');
    for (const one of screenshots) {
      await writeBaseline(
        folder,
        one,
        await readFile(`${getScreenshotPathWithoutExtension(shots, one)}.png`),
        toBaselineMetadata(one, fingerprint.id),
      );
    }
    await approveAll(paths, folder, base, screenshots);
  } finally {
    await session.close();
    await rm(shots, { recursive: true, force: true });
  }
}

/** Approves all screenshots of that commit, except those whose baseline nobody approved. */
async function approveAll(
  paths: Paths,
  folder: string,
  base: ComparisonBase,
  screenshots: readonly Extract<ScreenshotCaptureResult, { outcome: 'taken' }>[],
): Promise<void> {
  const approvalIndex = await readApprovalIndex(paths.baselines);
  const files = base.standsForApproved ? await readBaselines(paths.baselines) : [];
  const unapprovedBaselines = files.filter(
    (one) =>
      one.hash !== (approvalIndex.get(getScreenshotLabel(one))?.to ?? null) ||
      one.metadata?.hash !== one.hash,
  );
  const unapproved = new Set(unapprovedBaselines.map(getScreenshotLabel));
  await writeReviewRecord(folder, {
    by: 'git',
    at: new Date().toISOString(),
    commit: base.commit,
    reason: `As of ${base.name}`,
    pictures: screenshots.map(({ story, mode, hash }) => {
      return {
        story,
        mode,
        from: null,
        to: unapproved.has(getScreenshotLabel({ story, mode })) ? null : hash,
      };
    }),
  });
}
