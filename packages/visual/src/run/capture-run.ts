import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizeAccessibilityAuditData } from '../accessibility-audit-data.ts';
import { readBaselines } from '../approved/baselines.ts';
import { getApprovedCaptureHash, readApprovalIndex } from '../approved/review-records.ts';
import { captureScreenshots, type ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import { runGit } from '../git/run-git.ts';
import { describeStaleFiles, findStaleFiles } from '../inputs/stale.ts';
import type { StorybookInputs } from '../inputs/storybook-inputs.ts';
import { getCapturedFolder, getDifferencesFolder, type Paths } from '../paths.ts';
import type { CaptureSelection } from '../plan.ts';
import { repositoryRoot } from '../repository.ts';
import { compareByLabel, getScreenshotLabel } from '../screenshot-id.ts';
import { type RequestedCaptureSelection, selectAffectedStories } from '../select-affected-stories.ts';
import { assertKnownStories } from '../stories.ts';
import { type ComparisonBase, captureBase, getComparisonPaths } from './comparison-base.ts';
import { planSelectedCaptures } from './plan-selected-captures.ts';
import { createProgressReporter } from './progress-reporter.ts';
import type { RendererFingerprint } from './renderer-fingerprint.ts';
import { copyReusedScreenshots, describeReuse, planScreenshotReuse } from './reuse-screenshots.ts';
import { openStorybookSession } from './storybook-session.ts';

/** One capture of the Storybook. It is saved, so that `approve` uses exactly the screenshots that were viewed. */
export interface CaptureRun {
  commit: string;
  selection: CaptureSelection;
  fingerprint: RendererFingerprint;
  seconds: number;
  pictures: readonly ScreenshotCaptureResult[];
  /** What it is compared with, if not the approved screenshots. */
  against?: ComparisonBase;
}

export interface CaptureRunOptions {
  /**
   * Called before the first capture. Returns what to compare with instead of the approved screenshots, or throws.
   */
  resolveBase?(fingerprint: RendererFingerprint): Promise<ComparisonBase | null>;
  /** Whether to reuse approved screenshots whose inputs did not change. */
  reuse?: boolean;
  /** Whether to take each mode in pages of its own. @default false */
  separateModes?: boolean;
  /** The repository that commits refer to. @default this repository */
  root?: string;
}

/** Takes the screenshots of the requested stories and writes them into the reports' folder. */
export async function runCapture(
  paths: Paths,
  requested: RequestedCaptureSelection,
  { resolveBase, reuse = false, separateModes = false, root = repositoryRoot }: CaptureRunOptions = {},
): Promise<CaptureRun> {
  const session = await openStorybookSession(paths.built);
  try {
    assertKnownStories(
      requested.stories,
      session.stories.map(({ id }) => id),
    );
    await warnIfStale(root, session.inputs);
    const against = await resolveBase?.(session.fingerprint);
    const commit = await runGit(root, 'rev-parse', 'HEAD');
    const approved = await readBaselines(paths.baselines);
    const selection = await selectAffectedStories(root, requested, session, approved);
    if (against) await captureBase(root, paths, against, selection);
    const compared = getComparisonPaths(paths, { against: against ?? null });
    const baselines = against ? await readBaselines(compared.baselines) : approved;
    const approvalIndex = await readApprovalIndex(compared.baselines);
    const plan = await planSelectedCaptures(session, selection);
    const { getInputHash } = session;
    const auditDataByLabel = new Map(
      baselines.map((one) => [getScreenshotLabel(one), normalizeAccessibilityAuditData(one.metadata)]),
    );
    const reusable = reuse
      ? planScreenshotReuse({ plan, baselines, approvalIndex, getInputHash, commit })
      : null;
    const { reused, rest } = reusable ?? { reused: [], rest: plan };

    const folder = getCapturedFolder(paths);
    // Keep the decisions in the same folder that were not exported yet.
    for (const old of [folder, getDifferencesFolder(paths)]) await rm(old, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await copyReusedScreenshots(compared.baselines, folder, reused);
    const description = reusable && describeReuse(reusable, commit);
    if (description) console.log(description);

    const progress = createProgressReporter(
      [...rest.values()].reduce((sum, stories) => sum + stories.length, 0),
    );
    const taken = await captureScreenshots({
      browser: session.browser,
      origin: session.origin,
      plan: rest,
      folder,
      expected: (name) => ({
        hash: getApprovedCaptureHash(approvalIndex.get(getScreenshotLabel(name))),
        ...auditDataByLabel.get(getScreenshotLabel(name)),
      }),
      getInputHash,
      onCaptured: progress.step,
      separateModes,
    });
    const screenshots = [...reused, ...taken].sort(compareByLabel);
    const { fingerprint } = session;
    const seconds = progress.seconds();
    const run = {
      commit,
      selection,
      fingerprint,
      seconds,
      pictures: screenshots,
      ...(against && { against }),
    };
    await writeFile(join(folder, 'captured.json'), JSON.stringify(run, null, 2));
    return run;
  } finally {
    await session.close();
  }
}

/** Warns if the Storybook is older than its sources, because its screenshots would be out of date. */
async function warnIfStale(root: string, inputs: StorybookInputs | null): Promise<void> {
  const stale = inputs ? await findStaleFiles(root, inputs) : [];
  if (stale.length > 0) console.log(describeStaleFiles(stale));
}
