import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashAccessibilitySnapshot } from '../accessibility-snapshot.ts';
import { readBaselines } from '../approved/baselines.ts';
import { type CapturedScreenshot, capture } from '../capture/capture.ts';
import { type ExitCode, exitCodes } from '../cli-error.ts';
import type { Places } from '../paths.ts';
import { planCaptures } from '../plan.ts';
import { repositoryRoot } from '../repository.ts';
import { showProgress } from '../run/progress.ts';
import { openStorybookSession } from '../run/storybook-session.ts';
import { getLabel } from '../screenshot-id.ts';
import { type RequestedSelection, selectAffected } from '../select-affected.ts';
import { assertKnownStories } from '../stories.ts';

/** Takes the same screenshots several times, each time in a new browser, and reports those that differ. */
export async function detectFlakes(
  places: Places,
  wanted: RequestedSelection,
  runs: number,
): Promise<ExitCode> {
  const folder = join(places.reports, 'visual', 'flake');
  await rm(folder, { recursive: true, force: true });
  const looks = new Map<string, Set<string>>();
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs}.`);
    for (const one of await takeOnce(places, wanted, join(folder, String(run)))) {
      looks.set(getLabel(one), (looks.get(getLabel(one)) ?? new Set()).add(lookOf(one)));
    }
  }
  const moving = [...looks].filter(([, seen]) => seen.size > 1);
  const failed = [...looks].filter(([, seen]) => seen.size === 1 && ![...seen].some(isHash));
  for (const [name, seen] of moving) console.log(`  ${name}: ${seen.size} different renderings`);
  for (const [name, seen] of failed) console.log(`  ${name}: ${[...seen][0]?.split('\n')[0]}`);
  console.log(
    `${looks.size} pictures, ${runs} runs: ${moving.length} differ in a byte or in their accessibility tree, ${failed.length} could not be taken. ${folder}`,
  );
  return moving.length + failed.length === 0 ? exitCodes.approved : exitCodes.broken;
}

async function takeOnce(
  places: Places,
  wanted: RequestedSelection,
  folder: string,
): Promise<CapturedScreenshot[]> {
  const bench = await openStorybookSession(places.built);
  try {
    const { browser, origin, inputsOf, stories } = bench;
    assertKnownStories(
      wanted.stories,
      stories.map(({ id }) => id),
    );
    const plan = planCaptures(
      stories,
      await selectAffected(repositoryRoot, wanted, bench, await readBaselines(places.baselines)),
    );
    const progress = showProgress([...plan.values()].reduce((sum, row) => sum + row.length, 0));
    return await capture({
      browser,
      origin,
      plan,
      folder,
      // Capture once, because the other runs replace the second screenshot.
      expected: () => 'any',
      inputsOf,
      onTaken: progress.step,
    });
  } finally {
    await bench.close();
  }
}

function lookOf(one: CapturedScreenshot): string {
  if (one.outcome === 'taken') return `${one.hash} ${hashAccessibilitySnapshot(one) ?? 'unheard'}`;
  return one.outcome === 'error' ? one.message : 'It is unstable.';
}

function isHash(look: string): boolean {
  return /^[0-9a-f]{64} /.test(look);
}
