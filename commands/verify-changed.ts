import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../launcher/user-error.mjs';
import { repositoryRoot } from './repository-root.ts';
import { runMain } from './run-main.ts';
import { runNode, runProcess } from './run-process.ts';
import { type PlantedBreak, plantedBreaks } from './test/changed/planted-breaks.ts';

/**
 * Breaks one file after the other in this folder, runs `npm test -- --changed` with the stage that must find it, and
 * restores the file. `--stage unit` plants only the breaks of one stage. Exits with 1 if a break was not found.
 */
await runMain(async (stop) => {
  const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values;
  const { stdout } = await runProcess('git', ['status', '--porcelain'], { stop, output: 'keep' });
  if (stdout !== '')
    throw new UserError('There are uncommitted changes. Commit them first: breaks are planted here.');
  const chosen = plantedBreaks.filter((one) => stage === undefined || getStage(one) === stage);
  let missed = 0;
  for (const planted of chosen) {
    const { isFound, line, seconds } = await plant(planted, stop);
    if (!isFound) missed += 1;
    console.log(
      `${isFound ? 'found ' : 'MISSED'} ${seconds.padStart(4)} s  ${getStage(planted)}: ${planted.file}: ${line}`,
    );
  }
  console.log(`${chosen.length - missed} of ${chosen.length} breaks were found.`);
  return missed > 0 ? 1 : 0;
});

/** Earlier stages only build what the last one needs. */
function getStage({ stage }: PlantedBreak): string {
  return stage.split(',').at(-1) ?? '';
}

async function plant(planted: PlantedBreak, stop: AbortSignal) {
  const path = join(repositoryRoot, planted.file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(planted.from))
    throw new UserError(`${planted.file} no longer contains "${planted.from}".`);
  const start = performance.now();
  try {
    writeFileSync(path, before.replace(planted.from, planted.to));
    const args = ['commands/test.ts', '--changed', '--stage', planted.stage];
    const { code, stdout } = await runNode(args, { stop, output: 'keep' });
    const name = getStage(planted);
    // A stage that could not run has found nothing.
    const failure = stdout.split('\n').find((line) => line.startsWith(`✗ ${name}: `));
    const note = stdout.split('\n').findLast((line) => line.startsWith(`${name} `));
    return {
      isFound: code === 1 && failure !== undefined,
      line: (failure ?? note ?? stdout).slice(0, 160),
      seconds: ((performance.now() - start) / 1000).toFixed(0),
    };
  } finally {
    writeFileSync(path, before);
  }
}
