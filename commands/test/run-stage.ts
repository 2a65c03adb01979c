import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../launcher/user-error.mjs';
import { type Build, isFresh } from '../builds.ts';
import { reportsFolder } from './reports-folder.ts';
import type { Tally } from './tally.ts';

export type Stage = {
  name: string;
  /** File name of the runner's report in `reports/`. */
  report: string;
  tally: (report: unknown) => Tally;
  /** Builds that must be fresh. The stage never builds them itself: if a build failed, it would test the old output. */
  needs?: Build[];
  /** The stage runs only what a change concerns, which can be nothing. */
  isNarrowed?: true;
  /** Runs at the same time as the stage before it, because each of the two leaves processors idle. */
  runsWithPrevious?: true;
  /** Runs the runner. Returns its exit code, or why it was not run. */
  run: (context: StageContext) => Promise<number | { notRun: string }>;
};

export type StageContext = {
  stop: AbortSignal;
  report: string;
  /** When two stages run at once, the second one's output is kept until it ends, so that the two do not mix. */
  output: 'show' | 'keep';
  /** Adds a note to the line of the stage. */
  note: (text: string) => void;
};

export type StageResult = Omit<Tally, 'notes'> & { name: string; minutes: number; notes: string[] };

/** Returns the stages in their order, grouped by those that run at the same time. */
export function groupParallelStages(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const group = groups.at(-1);
    if (group && stage.runsWithPrevious) group.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/**
 * A stage that hangs is stopped, so that the others run and its name is reported. The longest stage takes 10 minutes on
 * two dedicated processors, and 30 on a virtual machine with slow memory.
 */
const maxMinutes = 50;

/** Runs one stage. Every error becomes a failure with its reason, so that the next stage still runs. */
export async function runStage(
  stage: Stage,
  stop: AbortSignal,
  output: StageContext['output'] = 'show',
  minutes = maxMinutes,
): Promise<StageResult> {
  const started = performance.now();
  const outcome = await evaluateStage(stage, stop, output, minutes);
  for (const note of outcome.notes) console.error(`${stage.name}: ${note}`);
  return { name: stage.name, minutes: (performance.now() - started) / 60_000, ...outcome };
}

type Outcome = Omit<StageResult, 'name' | 'minutes'>;

async function evaluateStage(
  stage: Stage,
  stop: AbortSignal,
  output: StageContext['output'],
  minutes: number,
): Promise<Outcome> {
  const report = join(reportsFolder, stage.report);
  // Delete the report of an earlier run, so that it is never counted for this one.
  rmSync(report, { force: true });
  const stale = (stage.needs ?? []).filter((build) => !isFresh(build));
  if (stale.length > 0) {
    const titles = stale.map(({ title }) => title).join(' and ');
    return failure(`the ${titles} is missing or out of date. Run the build stage first.`);
  }
  const late = AbortSignal.timeout(minutes * 60_000);
  let ended: number | { notRun: string };
  const notes: string[] = [];
  const note = (text: string) => notes.push(text);
  try {
    ended = await stage.run({ stop: AbortSignal.any([stop, late]), report, output, note });
  } catch (error) {
    stop.throwIfAborted();
    if (late.aborted) return failure(`it was stopped after ${minutes} minutes.`);
    return failure(error instanceof UserError ? error.message : String((error as Error).stack));
  }
  if (typeof ended !== 'number') {
    return { passed: 0, failed: 0, skipped: 0, failures: [], notes: [`not run: ${ended.notRun}`] };
  }
  const outcome = count(stage, report, ended);
  return { ...outcome, notes: [...outcome.notes, ...notes] };
}

function count(stage: Stage, report: string, exitCode: number): Outcome {
  if (!existsSync(report)) return failure(`the runner wrote no report (exit code ${exitCode}).`);
  let tally: Tally;
  try {
    tally = stage.tally(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    return failure(`reports/${stage.report} cannot be read: ${(error as Error).message}`);
  }
  const { notes = [] } = tally;
  if (tally.failed > 0) return { ...tally, notes };
  if (exitCode !== 0) {
    const note = `the runner exited with code ${exitCode}, but its report contains no failure.`;
    return { ...tally, failed: 1, notes: [note, ...notes] };
  }
  if (tally.passed === 0 && !stage.isNarrowed)
    return { ...tally, failed: 1, notes: ['no test ran.', ...notes] };
  return { ...tally, notes };
}

function failure(note: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, failures: [], notes: [note] };
}
