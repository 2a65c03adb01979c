import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStatus } from './read-status.ts';
import { npmTestStages } from './test-stages.ts';

let folder: string;
let sources: { reports: string; baselines: string; recorded: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'status-'));
  sources = {
    reports: join(folder, 'reports'),
    baselines: join(folder, 'baselines'),
    recorded: join(folder, 'recorded.json'),
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: unknown) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function stories(...results: [part: string, status: string, message?: string][]) {
  const assertionResults = results.map(([part, status, message]) => ({
    ancestorTitles: [part, 'Default'],
    status,
    failureMessages: message ? [message] : [],
  }));
  write('reports/stories.json', {
    startTime: Date.UTC(2026, 10, 20, 8),
    numPassedTests: results.filter(([, status]) => status === 'passed').length,
    numFailedTests: results.filter(([, status]) => status !== 'passed').length,
    testResults: [{ assertionResults }],
  });
}

function visit(id: string, component: string, more: object) {
  const usual = { keyboard: [], finishedSteps: [], matchedExceptions: [] };
  write(`reports/story-visits/${id}.json`, { id, component, ...usual, ...more });
}

test('without reports, pictures and a record, the status is empty', () => {
  const runs = npmTestStages.map(({ label }) => ({ name: label }));
  expect(readStatus(sources)).toEqual({ parts: {}, runs, pictures: 0, reviews: [] });
});

const recordedLink = { stories: 3, keyboard: 2, names: 3, contrast: 1, targets: 0 };

test('BENCH-2 on a clean clone, the status is what the record says', () => {
  write('recorded.json', {
    stages: { stories: { passed: 3, on: '2026-11-21' }, unit: { passed: 12, on: '2026-11-19' } },
    components: { 'components-link': recordedLink },
  });
  const { parts, runs, storiesAt } = readStatus(sources);
  expect(storiesAt).toBe('2026-11-21');
  expect(parts['components-link']).toEqual({
    stories: { passed: 3, failed: 0 },
    axe: [],
    pictures: 0,
    checks: {
      keyboard: { passed: true, says: '2 of 2 steps tested' },
      names: { passed: true, says: 'in 3 stories' },
      contrast: { passed: true, says: 'in 1 story' },
      targets: { passed: true, says: 'nothing to test' },
    },
  });
  expect(runs).toContainEqual({ name: 'Unit tests', result: { passed: 12, failed: 0, at: '2026-11-19' } });
});

test('a report is shown instead of the record, unless the record is from a later day', () => {
  const record = (on: string) =>
    write('recorded.json', {
      stages: { stories: { passed: 3, on } },
      components: { 'components-link': recordedLink },
    });
  stories(['Components/Link', 'failed']);
  record('2026-11-20');
  expect(readStatus(sources).parts['components-link']?.stories).toEqual({ passed: 0, failed: 1 });
  record('2026-11-21');
  expect(readStatus(sources).parts['components-link']?.stories).toEqual({ passed: 3, failed: 0 });
});

test('counts the stories of each component under the id that its stories have', () => {
  stories(
    ['Components/AlertDialog', 'passed'],
    ['Components/AlertDialog', 'failed'],
    ['Components/Link', 'passed'],
  );
  const { parts, storiesAt } = readStatus(sources);
  expect(parts['components-alertdialog']?.stories).toEqual({ passed: 1, failed: 1 });
  expect(parts['components-link']?.stories).toEqual({ passed: 1, failed: 0 });
  expect(storiesAt).toBe('2026-11-20T08:00:00.000Z');
});

test('a component that was never visited has no checks', () => {
  stories(['Components/Link', 'passed']);
  expect(readStatus(sources).parts['components-link']?.checks).toEqual({});
});

test('the keyboard check passes only if every row was tested in some story', () => {
  const keyboard = [
    { keys: ['Tab'], action: '', step: 'Tab reaches it' },
    { keys: ['Enter'], action: '', step: 'Enter starts it' },
  ];
  visit('a--one', 'A', { keyboard, finishedSteps: ['Tab reaches it'] });
  expect(readStatus(sources).parts['a']?.checks.keyboard).toEqual({
    passed: false,
    says: '1 of 2 steps tested',
  });
  visit('a--two', 'A', { keyboard, finishedSteps: ['Enter starts it'] });
  expect(readStatus(sources).parts['a']?.checks.keyboard).toEqual({
    passed: true,
    says: '2 of 2 steps tested',
  });
});

test('contrast, targets and names are checked by the axe rules that applied', () => {
  visit('a--one', 'A', { passedRules: ['button-name', 'color-contrast'] });
  visit('a--two', 'A', { passedRules: ['color-contrast'] });
  const checks = readStatus(sources).parts['a']?.checks;
  expect(checks?.contrast).toEqual({ passed: true, says: 'in 2 stories' });
  expect(checks?.names).toEqual({ passed: true, says: 'in 1 story' });
  expect(checks?.targets).toEqual({ passed: true, says: 'nothing to test' });
});

test('a violated rule fails its check, even if it passes in other stories', () => {
  stories(['A', 'failed', 'axe found:\ndark: color-contrast: Elements must meet…\n  <p>'], ['A', 'passed']);
  visit('a--two', 'A', { passedRules: ['color-contrast'] });
  const { parts } = readStatus(sources);
  expect(parts['a']?.axe).toEqual(['color-contrast']);
  expect(parts['a']?.checks.contrast).toEqual({ passed: false, says: 'color-contrast' });
});

test('a check based on pictures passes with an approved picture and is missing without one', () => {
  for (const mode of ['1280-light', '320-light', '1280-forced-colours'])
    write(`baselines/a/one/${mode}.webp`, '');
  write('baselines/a/right-to-left/1280-light.webp', '');
  write('baselines/b/one/1280-light.webp', '');
  const { parts, pictures } = readStatus(sources);
  expect(pictures).toBe(5);
  expect(parts['a']).toMatchObject({
    pictures: 4,
    checks: {
      forcedColours: { passed: true, says: '1 picture approved' },
      narrow: { passed: true },
      rightToLeft: { passed: true },
    },
  });
  expect(parts['b']?.checks).toEqual({});
});

test('reads the reports of all three kinds of runner, and has no result of stages that never ran', () => {
  write('reports/lint.json', { passed: 688, failed: 0 });
  write('reports/unit.json', { numPassedTests: 12, numFailedTests: 1, testResults: [] });
  write('reports/end-to-end.json', { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
  const runs = readStatus(sources).runs.filter(({ result }) => result);
  expect(runs.map(({ name, result }) => [name, result?.passed, result?.failed])).toEqual([
    ['Lint and format', 688, 0],
    ['Unit tests', 12, 1],
    ['End-to-end', 3, 2],
  ]);
});

test('lists every stage of npm test with its label, in order', () => {
  const report = { startTime: 0, numPassedTests: 1, numFailedTests: 0, testResults: [] };
  for (const stage of npmTestStages) write(`reports/${stage.report}`, report);
  expect(readStatus(sources).runs.map(({ name }) => name)).toEqual([
    ...['Types', 'Lint and format', 'Import rules', 'Unit tests', 'API on PGlite', 'API on PostgreSQL'],
    ...['Builds', 'Published package', 'Launcher', 'Storybook tests', 'Visual regression'],
    ...['Visual review in a browser', 'Visual review, end to end', 'End-to-end'],
    ...['Chromium, Firefox and WebKit', 'Recorded status'],
  ]);
});

test('merges reviews with the same reason, and lists the latest first', () => {
  write('baselines/approvals/1.json', { at: '2026-11-01', reason: 'New', pictures: [1, 2] });
  write('baselines/approvals/2.json', { at: '2026-11-03', reason: 'New', pictures: [3] });
  write('baselines/approvals/3.json', { at: '2026-11-02', reason: 'Red', pictures: [4] });
  expect(readStatus(sources).reviews).toEqual([
    { at: '2026-11-03', reason: 'New', pictures: 3 },
    { at: '2026-11-02', reason: 'Red', pictures: 1 },
  ]);
});
