import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkRecordedStatus } from './recorded-status.ts';
import { tallyOwnReport } from './tally.ts';

function setUp() {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), 'recorded-status-'));
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  const reports = join(folder, 'reports');
  mkdirSync(join(reports, 'story-visits'), { recursive: true });
  const recorded = join(folder, 'recorded.json');
  const report = join(reports, 'status.json');
  const write = (name: string, content: unknown) =>
    writeFileSync(join(reports, name), JSON.stringify(content));
  const run = (update = true, today = '2026-11-28') =>
    checkRecordedStatus({
      report,
      reports,
      recorded,
      update,
      today,
      tally: (_, content) => tallyOwnReport(content),
    });
  return { write, run, read: () => JSON.parse(readFileSync(recorded, 'utf8')), report };
}

it('adds the stages that passed, and keeps the date until their number changes', () => {
  const { write, run, read } = setUp();
  write('types.json', { passed: 13, failed: 0 });
  write('lint.json', { passed: 10, failed: 1 });
  expect(run()).toBe(0);
  expect(read().stages).toEqual({
    types: { passed: 13, on: '2026-11-28' },
    status: { passed: 1, on: '2026-11-28' },
  });
  expect(run(true, '2026-11-29')).toBe(0);
  expect(read().stages.types.on).toBe('2026-11-28');
});

it('fails without an update if a stage is missing', () => {
  const { write, run, report } = setUp();
  write('types.json', { passed: 13, failed: 0 });
  expect(run(false)).toBe(1);
  expect(readFileSync(report, 'utf8')).toContain('it is missing.');
});

it('fails once with an update, so that the loss of a test is noticed', () => {
  const { write, run, read } = setUp();
  write('types.json', { passed: 13, failed: 0 });
  run();
  write('types.json', { passed: 12, failed: 0 });
  expect(run()).toBe(1);
  expect(read().stages.types.passed).toBe(12);
  expect(run()).toBe(0);
});

it('fails if fewer tests passed than are recorded, and without an update it keeps failing', () => {
  const { write, run, read, report } = setUp();
  write('types.json', { passed: 13, failed: 0 });
  run();
  write('types.json', { passed: 12, failed: 0 });
  expect(run(false)).toBe(1);
  expect(run(false)).toBe(1);
  expect(readFileSync(report, 'utf8')).toContain('it claims 13 passed tests, but the run found 12.');
  expect(read().stages.types.passed).toBe(13);
});

it('records the components if every story passed and was visited', () => {
  const { write, run, read } = setUp();
  const test = { ancestorTitles: ['Components/Link', 'Default'], status: 'passed', failureMessages: [] };
  write('stories.json', {
    ...{ passed: 1, failed: 0 },
    startTime: 0,
    testResults: [{ assertionResults: [test] }],
  });
  run();
  expect(read().components).toEqual({});
  const step = { keys: ['Tab'], action: '', step: 'Tab reaches it' };
  const visit = { id: 'components-link--default', component: 'Components/Link', keyboard: [step] };
  write('story-visits/one.json', { ...visit, finishedSteps: [step.step], passedRules: ['link-name'] });
  run();
  expect(read().components).toEqual({
    'components-link': { stories: 1, keyboard: 1, names: 1, contrast: 0, targets: 0 },
  });
});
