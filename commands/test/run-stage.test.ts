import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserError } from '../../launcher/user-error.mjs';
import { runNode } from '../run-process.ts';
import { reportsFolder } from './reports-folder.ts';
import { groupParallelStages, runStage, type Stage } from './run-stage.ts';
import { tallyOwnReport } from './tally.ts';

const file = `stage-of-a-test-${process.pid}.json`;
const stop = new AbortController().signal;
const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  mkdirSync(reportsFolder, { recursive: true });
  consoleError.mockImplementation(() => undefined);
});
afterEach(() => rmSync(join(reportsFolder, file), { force: true }));

function stage(run: Stage['run'], more: Partial<Stage> = {}): Stage {
  return { name: 'sample', report: file, tally: tallyOwnReport, run, ...more };
}

const leaving = (passed: number, failed: number, exitCode: number) =>
  stage(async ({ report }) => {
    writeFileSync(report, JSON.stringify({ passed, failed }));
    return exitCode;
  });

it('counts what the report contains', async () => {
  expect(await runStage(leaving(3, 0, 0), stop)).toMatchObject({ passed: 3, failed: 0, notes: [] });
  expect(await runStage(leaving(3, 2, 1), stop)).toMatchObject({ passed: 3, failed: 2 });
});

it('keeps the notes of the tally', async () => {
  const tally = () => ({ passed: 1, failed: 0, skipped: 1, failures: [], notes: ['WebKit not run.'] });
  const result = await runStage({ ...leaving(1, 0, 0), tally }, stop);
  expect(result.notes).toEqual(['WebKit not run.']);
});

it('counts a missing report as one failure, even if there is one of an earlier run', async () => {
  writeFileSync(join(reportsFolder, file), JSON.stringify({ passed: 9, failed: 0 }));
  const silent = stage(async () => 0);
  expect(await runStage(silent, stop)).toMatchObject({
    passed: 0,
    failed: 1,
    notes: [expect.stringContaining('no report')],
  });
});

it('counts a truncated report as one failure', async () => {
  const torn = stage(async ({ report }) => {
    writeFileSync(report, '{"passed": 3');
    return 0;
  });
  expect(await runStage(torn, stop)).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a failure if the runner failed but its report contains none', async () => {
  expect(await runStage(leaving(3, 0, 1), stop)).toMatchObject({ passed: 3, failed: 1 });
});

it('counts a stage without tests as failed', async () => {
  expect(await runStage(leaving(0, 0, 0), stop)).toMatchObject({ passed: 0, failed: 1 });
});

it('turns an exception into one failure with its message', async () => {
  const broken = stage(() => Promise.reject(new UserError('No browser here.')));
  expect(await runStage(broken, stop)).toMatchObject({ failed: 1, notes: ['No browser here.'] });
});

it('reports why a stage was not run and counts nothing', async () => {
  const absent = stage(async () => ({ notRun: 'no server here.' }));
  expect(await runStage(absent, stop)).toMatchObject({
    passed: 0,
    failed: 0,
    notes: ['not run: no server here.'],
  });
});

it('stops a stage that hangs, with its child processes', async () => {
  const left = `require('node:child_process').spawn('sleep', ['30'], { stdio: 'inherit' }); setInterval(() => {}, 1e3)`;
  const hanging = stage(async ({ stop, output }) => (await runNode(['-e', left], { stop, output })).code);
  const { failed, notes } = await runStage(hanging, stop, 'keep', 0.01);
  expect([failed, notes]).toEqual([1, ['it was stopped after 0.01 minutes.']]);
});

it('does not run a stage if a build that it needs is missing', async () => {
  const run = vi.fn<Stage['run']>();
  const needs = [{ title: 'cathedral', inputs: [], output: 'nowhere', cwd: '.', args: () => [] }];
  expect(await runStage(stage(run, { needs }), stop)).toMatchObject({
    failed: 1,
    notes: [expect.stringContaining('the cathedral is missing or out of date')],
  });
  expect(run).not.toHaveBeenCalled();
});

it('groups a stage with the one before it if they run in parallel', () => {
  const [first, second, third] = ['first', 'second', 'third'].map((name) => ({
    ...leaving(1, 0, 0),
    name,
  })) as [Stage, Stage, Stage];
  const beside: Stage = { ...second, runsWithPrevious: true };
  expect(groupParallelStages([first, beside, third])).toEqual([[first, beside], [third]]);
  expect(groupParallelStages([beside, third])).toEqual([[beside], [third]]);
});
