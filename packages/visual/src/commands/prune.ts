import { readBaselines, removeBaseline } from '../approved/baselines.ts';
import { type ApprovedScreenshot, readApprovalIndex, writeReviewRecord } from '../approved/review-records.ts';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import { readGitUser } from '../git/git-user.ts';
import { runGit } from '../git/run-git.ts';
import type { Paths } from '../paths.ts';
import { type CaptureSelection, isSelected } from '../plan.ts';
import { repositoryRoot } from '../repository.ts';
import { planSelectedCaptures } from '../run/plan-selected-captures.ts';
import { openStorybookSession } from '../run/storybook-session.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';

/** Removes baselines that no story of the built Storybook needs any more, and records who removed them. */
export async function prune(
  paths: Paths,
  selection: CaptureSelection,
  reason: string,
  reviewer?: string,
): Promise<ExitCode> {
  const expected = await listExpectedNames(paths.built);
  const baselines = await readBaselines(paths.baselines);
  const approvalIndex = await readApprovalIndex(paths.baselines);
  const approvalByLabel = new Map(
    [...approvalIndex.values()].filter(({ to }) => to !== null).map((one) => [getScreenshotLabel(one), one]),
  );
  const names = new Map(
    [...approvalByLabel.values(), ...baselines].map(({ story, mode }) => [
      getScreenshotLabel({ story, mode }),
      { story, mode },
    ]),
  );
  const gone = [...names.values()].filter(
    (name) => !expected.has(getScreenshotLabel(name)) && isSelected(name, selection),
  );
  if (gone.length === 0) {
    console.log('Nothing to prune: every approved picture belongs to a story.');
    return exitCodes.approved;
  }
  const by = reviewer ?? (await readGitUser());
  const screenshots: ApprovedScreenshot[] = gone.map((name) => {
    return { ...name, from: approvalIndex.get(getScreenshotLabel(name))?.to ?? null, to: null };
  });
  for (const name of gone) {
    if (baselines.some((one) => getScreenshotLabel(one) === getScreenshotLabel(name)))
      await removeBaseline(paths.baselines, name);
    console.log(`  ${getScreenshotLabel(name)}`);
  }
  const path = await writeReviewRecord(paths.baselines, {
    by,
    at: new Date().toISOString(),
    commit: await runGit(repositoryRoot, 'rev-parse', 'HEAD'),
    reason,
    pictures: screenshots,
  });
  console.log(`${gone.length} pictures removed. Commit the baselines together with ${path}`);
  return exitCodes.approved;
}

async function listExpectedNames(built: string): Promise<Set<string>> {
  const session = await openStorybookSession(built);
  try {
    const plan = await planSelectedCaptures(session, { stories: [], modes: [] });
    return new Set(
      [...plan].flatMap(([mode, stories]) =>
        stories.map(({ id }) => getScreenshotLabel({ story: id, mode: mode.name })),
      ),
    );
  } finally {
    await session.close();
  }
}
