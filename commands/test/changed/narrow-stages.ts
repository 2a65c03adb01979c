import { join } from 'node:path';
import type { StageName } from '../../../.storybook/status/test-stages.ts';
import { runProcess } from '../../run-process.ts';
import type { Stage, StageContext } from '../run-stage.ts';
import { createSources } from './choose-unit-files.ts';
import { isGlobal } from './classify-files.ts';
import { createNarrowedRuns } from './narrowed-runs.ts';
import { narrowedReports } from './narrowing.ts';
import type { Change } from './read-change.ts';

/**
 * Returns the stages with runs that are limited to what a change concerns. Each says in its line what it left out. A
 * change of installed packages or of settings concerns everything, except the recorded status, which is that of whole runs.
 * The reports are in a folder of their own, so that the counts are never taken for those of a whole run.
 */
export async function narrowStages(
  stages: readonly Stage[],
  change: Change,
  stop: AbortSignal,
): Promise<Stage[]> {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = await runProcess('git', list, { stop, output: 'keep' });
  const deleted = new Set(change.deleted);
  const files = [...new Set(stdout.split('\0'))].filter((file) => file !== '' && !deleted.has(file));
  const global = [...change.files, ...change.deleted].find(isGlobal);
  const runs = createNarrowedRuns(change, createSources(files), global);
  return stages.map((stage) => {
    if (!Object.hasOwn(runs, stage.name)) return stage;
    const { needs: _, ...rest } = stage;
    const whole = (context: StageContext, reason: string) => {
      context.note(`whole: ${reason}.`);
      return stage.run(context);
    };
    const run = runs[stage.name as StageName];
    return {
      ...rest,
      report: join(narrowedReports, stage.report),
      isNarrowed: true,
      run: (context) => run(context, (reason) => whole(context, reason)),
    };
  });
}
