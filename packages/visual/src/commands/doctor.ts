import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBaselines } from '../approved/baselines.ts';
import { readApprovalIndex } from '../approved/review-records.ts';
import { resolveScreenshotFile } from '../approved/screenshot-file.ts';
import { resolveChromiumPath, shouldUsePinnedChromium } from '../browser/browser.ts';
import { CliError, type ExitCode, exitCodes } from '../cli-error.ts';
import { hasUncommittedChanges, runGit } from '../git/run-git.ts';
import { describeStaleFiles, findStaleFiles } from '../inputs/stale.ts';
import type { Paths } from '../paths.ts';
import { repositoryRoot } from '../repository.ts';
import { describeFingerprintDifference, readFingerprint } from '../run/renderer-fingerprint.ts';
import { openStorybookSession, type StorybookSession } from '../run/storybook-session.ts';
import { getScreenshotLabel, getScreenshotPathWithoutExtension } from '../screenshot-id.ts';

/** The maximum size of the baselines in a clone. */
export const maxTotalBaselineBytes = 40 * 2 ** 20;

/** Reports the state in plain sentences. Returns the exit code 3 if no comparison is possible. */
export async function doctor(paths: Paths): Promise<ExitCode> {
  const session = await openStorybookSession(paths.built).catch((error) => {
    if (!(error instanceof CliError)) throw error;
    console.log(error.message);
    return null;
  });
  try {
    if (session) for (const line of await describeStorybook(paths, session)) console.log(line);
  } finally {
    await session?.close();
  }
  for (const line of await describeBaselines(paths)) console.log(line);
  const branch = await runGit(repositoryRoot, 'rev-parse', '--abbrev-ref', 'HEAD');
  const commit = await runGit(repositoryRoot, 'rev-parse', '--short', 'HEAD');
  const state = (await hasUncommittedChanges(repositoryRoot))
    ? 'with uncommitted changes'
    : 'without uncommitted changes';
  console.log(`Git is on ${branch} at ${commit}, ${state}.`);
  return session ? exitCodes.approved : exitCodes.incomparable;
}

async function describeStorybook(
  paths: Paths,
  { fingerprint, stories, inputs }: StorybookSession,
): Promise<string[]> {
  const chosen = process.env['CHROMIUM_PATH'] ? 'chosen by CHROMIUM_PATH' : 'installed on this machine';
  const origin = shouldUsePinnedChromium() ? 'the pinned one' : chosen;
  const stored = await readFingerprint(paths.baselines);
  const age = Date.now() - (await stat(join(paths.built, 'index.json'))).mtimeMs;
  const built = `The Storybook has ${stories.length} stories and was built ${describeAge(age)} ago`;
  return [
    `Chromium ${fingerprint.browser}, ${origin}: ${await resolveChromiumPath()}`,
    stored === null
      ? 'There is no fingerprint yet: the first approval writes it.'
      : stored.id === fingerprint.id
        ? `It renders as it did for the baselines (fingerprint ${stored.id}).`
        : `${describeFingerprintDifference(stored, fingerprint)} check will capture both sides with this browser.`,
    inputs === null
      ? `${built}, without a record of its inputs, so every picture is captured each time.`
      : `${built}. ${describeStaleFiles(await findStaleFiles(repositoryRoot, inputs))}`,
  ];
}

async function describeBaselines(paths: Paths): Promise<string[]> {
  const baselines = await readBaselines(paths.baselines);
  const approvalIndex = await readApprovalIndex(paths.baselines);
  const files = baselines.flatMap((one) => [
    resolveScreenshotFile(paths.baselines, one),
    `${getScreenshotPathWithoutExtension(paths.baselines, one)}.json`,
  ]);
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const unapproved = baselines.filter(
    (one) => one.hash !== (approvalIndex.get(getScreenshotLabel(one))?.to ?? null),
  );
  const unknown = baselines.filter(({ metadata }) => !metadata?.inputs);
  return [
    `${baselines.length} approved pictures take ${megabytes(bytes)} of the allowed ${megabytes(maxTotalBaselineBytes)}.`,
    ...(unapproved.length > 0
      ? [`${unapproved.length} of them differ from what was approved. Run: npm run visual -- check`]
      : []),
    ...(unknown.length > 0
      ? [`${unknown.length} have no input hash. Run: npm run visual -- check --refresh-inputs`]
      : []),
  ];
}

function describeAge(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 1440)} days`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
