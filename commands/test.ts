import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure } from '../launcher/failure.mjs';
import { refreshStatus } from './refresh-status.ts';
import { runMain } from './run-main.ts';
import { reports } from './test/reports.ts';
import { groupParallelStages, type Result, runStage } from './test/run-stage.ts';
import { stages } from './test/stages.ts';
import { formatFailures, formatFlaky, formatStageTable, formatTotal } from './test/summary.ts';

await runMain(async (stop) => {
  mkdirSync(reports, { recursive: true });
  const started = performance.now();
  const results: Result[] = [];
  for (const group of groupParallelStages(chosen())) {
    console.log(`\n── ${group.map(({ name }) => name).join(', and beside it ')} ──`);
    const running = group.map((stage, index) => runStage(stage, stop, index === 0 ? 'show' : 'keep'));
    results.push(...(await Promise.all(running)));
  }
  refreshStatus();
  console.log(`\n${formatStageTable(results, (performance.now() - started) / 60_000)}\n`);
  for (const line of [...formatFlaky(results), ...formatFailures(results)]) console.log(line);
  console.log(formatTotal(results));
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
});

/** Returns all stages in their order, or only those named by `--stage unit,lint`. */
function chosen() {
  const { values } = parseArgs({ options: { stage: { type: 'string', multiple: true } } });
  if (!values.stage) return stages;
  const names = values.stage.flatMap((list) => list.split(','));
  const known = stages.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Failure(`There is no stage "${unknown.join('", "')}". The stages are ${known.join(', ')}.`);
  }
  return stages.filter(({ name }) => names.includes(name));
}
