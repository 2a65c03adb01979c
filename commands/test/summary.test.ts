import { expect, it } from 'vitest';
import type { StageResult } from './run-stage.ts';
import { formatFailures, formatFlaky, formatStageTable, formatTotal } from './summary.ts';

const result = (more: Partial<StageResult>): StageResult => ({
  name: 'unit',
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  minutes: 0,
  notes: [],
  ...more,
});

it('the total is the sum of all stages', () => {
  expect(formatTotal([result({ passed: 3, failed: 1 }), result({ passed: 4 })])).toBe('7 passed, 1 failed');
  expect(formatTotal([result({ passed: 3, skipped: 2 })])).toBe('3 passed, 0 failed, 2 skipped');
});

it('the last line says what a stage adds to it, such as an engine that was not run', () => {
  const results = [
    result({ passed: 5 }),
    result({ passed: 2, summary: 'engines: Chromium 2, WebKit not run' }),
  ];
  expect(formatTotal(results)).toBe('7 passed, 0 failed; engines: Chromium 2, WebKit not run');
});

it('a stage that was not run is reported and not counted as passed', () => {
  const results = [result({ passed: 5 }), result({ name: 'api-postgres', notes: ['not run: no server.'] })];
  expect(formatStageTable(results, 1)).toContain('not run: no server.');
  expect(formatTotal(results)).toBe('5 passed, 0 failed');
});

it('a stage over its budget is reported', () => {
  expect(formatStageTable([result({ name: 'lint', minutes: 5 })], 5)).toMatch(
    /^lint .*Over its budget of 0\.2 minutes\.$/m,
  );
});

it('a total of more than 25 minutes is reported as too slow', () => {
  expect(formatStageTable([result({ minutes: 20 })], 25.1)).toContain(
    'TOO SLOW: 25.1 minutes instead of 25.',
  );
  expect(formatStageTable([result({ minutes: 20 }), result({ minutes: 8 })], 24.9)).not.toContain('TOO SLOW');
});

it('a failure is formatted in one line with its stage', () => {
  expect(formatFailures([result({ failures: ['lint: a\n  comma'] }), result({})])).toEqual([
    '✗ unit: lint: a comma',
  ]);
});

it('a test that passed only on the second attempt is reported, but not as a failure', () => {
  expect(formatFlaky([result({ flaky: ['cart.spec.ts › adds'] }), result({})])).toEqual([
    '~ unit: passed only on the second attempt: cart.spec.ts › adds',
  ]);
});
