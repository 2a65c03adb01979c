import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from './run-main.ts';
import { narrowStages } from './test/changed/narrow-stages.ts';
import { narrowedReports } from './test/changed/narrowing.ts';
import { readChange } from './test/changed/read-change.ts';
import { chooseStages } from './test/choose-stages.ts';
import { reportsFolder } from './test/reports-folder.ts';
import { groupParallelStages, runStage, type StageResult } from './test/run-stage.ts';
import { stages, stagesByName } from './test/stages.ts';
import { formatFailures, formatFlaky, formatStageTable, formatTotal } from './test/summary.ts';
import { updateStorybookStatus } from './update-storybook-status.ts';

await runMain(async (stop) => {
  mkdirSync(join(reportsFolder, narrowedReports), { recursive: true });
  const { values } = parseArgs({
    // Node's parser does not support options with an optional value.
    args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
    options: { stage: { type: 'string', multiple: true }, changed: { type: 'string' } },
  });
  const { chosen: named, notes } = chooseStages(stages, values.stage, stagesByName);
  const change = values.changed === undefined ? undefined : await readChange(values.changed, stop);
  if (change && change.files.length + change.deleted.length === 0) {
    console.log(`Nothing differs from ${values.changed}, so nothing was run.`);
    return 0;
  }
  const chosen = change ? await narrowStages(named, change, stop) : named;
  for (const note of notes) console.error(note);
  const started = performance.now();
  const results: StageResult[] = [];
  for (const group of groupParallelStages(chosen)) {
    console.log(`\n── ${group.map(({ name }) => name).join(', and beside it ')} ──`);
    const running = group.map((stage, index) => runStage(stage, stop, index === 0 ? 'show' : 'keep'));
    results.push(...(await Promise.all(running)));
  }
  // The status is that of whole runs.
  if (!change) updateStorybookStatus();
  console.log(`\n${formatStageTable(results, (performance.now() - started) / 60_000)}\n`);
  for (const line of [...formatFlaky(results), ...formatFailures(results)]) console.log(line);
  console.log(`${formatTotal(results)}${change ? `; only what differs from ${values.changed}` : ''}`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
});
