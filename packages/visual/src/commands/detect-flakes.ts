import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashAccessibilityAuditData } from '../accessibility-audit-data.ts';
import { readBaselines } from '../approved/baselines.ts';
import { captureScreenshots, type ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import type { Paths } from '../paths.ts';
import { repositoryRoot } from '../repository.ts';
import { planSelectedCaptures } from '../run/plan-selected-captures.ts';
import { createProgressReporter } from '../run/progress-reporter.ts';
import { openStorybookSession } from '../run/storybook-session.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';
import { type RequestedCaptureSelection, selectAffectedStories } from '../select-affected-stories.ts';
import { assertKnownStories } from '../stories.ts';

/** Takes the same screenshots several times, each time in a new browser, and reports those that differ. */
export async function detectFlakes(
  paths: Paths,
  requested: RequestedCaptureSelection,
  runs: number,
): Promise<ExitCode> {
  const folder = join(paths.reports, 'visual', 'flake');
  await rm(folder, { recursive: true, force: true });
  const appearances = new Map<string, Set<string>>();
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs}.`);
    for (const one of await captureOnce(paths, requested, join(folder, String(run)))) {
      appearances.set(
        getScreenshotLabel(one),
        (appearances.get(getScreenshotLabel(one)) ?? new Set()).add(getAppearance(one)),
      );
    }
  }
  const moving = [...appearances].filter(([, seen]) => seen.size > 1);
  const failed = [...appearances].filter(([, seen]) => seen.size === 1 && ![...seen].some(isHash));
  for (const [name, seen] of moving) console.log(`  ${name}: ${seen.size} different renderings`);
  for (const [name, seen] of failed) console.log(`  ${name}: ${[...seen][0]?.split('\n')[0]}`);
  console.log(
    `${appearances.size} pictures, ${runs} runs: ${moving.length} differ in a byte or in their accessibility tree, ${failed.length} could not be taken. ${folder}`,
  );
  return moving.length + failed.length === 0 ? exitCodes.approved : exitCodes.broken;
}

async function captureOnce(
  paths: Paths,
  requested: RequestedCaptureSelection,
  folder: string,
): Promise<ScreenshotCaptureResult[]> {
  const session = await openStorybookSession(paths.built);
  try {
    const { browser, origin, getInputHash, stories } = session;
    assertKnownStories(
      requested.stories,
      stories.map(({ id }) => id),
    );
    const plan = await planSelectedCaptures(
      session,
      await selectAffectedStories(repositoryRoot, requested, session, await readBaselines(paths.baselines)),
    );
    const progress = createProgressReporter([...plan.values()].reduce((sum, row) => sum + row.length, 0));
    return await captureScreenshots({
      browser,
      origin,
      plan,
      folder,
      // Capture once, because the other runs replace the second screenshot.
      expected: () => 'any',
      getInputHash,
      onCaptured: progress.step,
    });
  } finally {
    await session.close();
  }
}

function getAppearance(one: ScreenshotCaptureResult): string {
  if (one.outcome === 'taken') return `${one.hash} ${hashAccessibilityAuditData(one) ?? 'not audited'}`;
  return one.outcome === 'error' ? one.message : 'It is unstable.';
}

function isHash(appearance: string): boolean {
  return /^[0-9a-f]{64} /.test(appearance);
}
