import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runMain } from './run-main.ts';
import { chooseStages } from './test/choose-stages.ts';
import { reportsFolder } from './test/reports-folder.ts';
import { groupParallelStages, runStage, type StageResult } from './test/run-stage.ts';
import { stages, stagesByName } from './test/stages.ts';
import { formatFailures, formatFlaky, formatStageTable, formatTotal } from './test/summary.ts';
import { updateStorybookStatus } from './update-storybook-status.ts';

await runMain(async (stop) => {
  mkdirSync(reportsFolder, { recursive: true });
  const { values } = parseArgs({ options: { stage: { type: 'string', multiple: true } } });
  const { chosen, notes } = chooseStages(stages, values.stage, stagesByName);
  for (const note of notes) console.error(note);
  const started = performance.now();
  const results: StageResult[] = [];
  for (const group of groupParallelStages(chosen)) {
    console.log(`\n── ${group.map(({ name }) => name).join(', and beside it ')} ──`);
    const running = group.map((stage, index) => runStage(stage, stop, index === 0 ? 'show' : 'keep'));
    results.push(...(await Promise.all(running)));
  }
  updateStorybookStatus();
  console.log(`\n${formatStageTable(results, (performance.now() - started) / 60_000)}\n`);
  for (const line of [...formatFlaky(results), ...formatFailures(results)]) console.log(line);
  console.log(formatTotal(results));
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
});
