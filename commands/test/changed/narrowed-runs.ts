import type { StageName } from '../../../.storybook/status/test-stages.ts';
import type { Sources } from './choose-unit-files.ts';
import { narrowChecks } from './narrow-checks.ts';
import { narrowStories } from './narrow-stories.ts';
import { narrowTests } from './narrow-tests.ts';
import { createNarrowing, leaveOut, type NarrowedRun } from './narrowing.ts';
import type { Change } from './read-change.ts';

/** Returns how each stage is run for a change. `global` is a changed file on which everything depends. */
export function createNarrowedRuns(
  change: Change,
  sources: Sources,
  global: string | undefined,
): Record<StageName, NarrowedRun> {
  const narrowing = createNarrowing(change, sources, global);
  const { because } = narrowing;
  const runs = { ...narrowChecks(narrowing), ...narrowTests(narrowing) };
  if (because) {
    for (const name of Object.keys(runs) as (keyof typeof runs)[]) {
      runs[name] = (_, runWhole) => runWhole(because);
    }
  }
  return {
    ...runs,
    ...narrowStories(narrowing),
    status: () => leaveOut('it records whole runs only'),
  };
}
