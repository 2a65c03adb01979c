import { describe, expect, it } from 'vitest';
import { tallyJest, tallyOwnReport, tallyPlaywright } from './tally.ts';

describe('a report in the Jest format', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [],
  };
  it('has the counts of the report', () => {
    expect(tallyJest(report)).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [] });
  });
  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
    expect(tallyJest({ ...report, testResults })).toMatchObject({ failed: 1, failures: ['a.test.ts'] });
  });
  it('counts a failed test of a loaded file once', () => {
    const assertionResults = [{ status: 'failed', fullName: 'it adds' }];
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
    const tally = tallyJest({ ...report, numFailedTests: 1, testResults });
    expect(tally).toMatchObject({ failed: 1, failures: ['it adds'] });
  });
});

const spec = (title: string, ok: boolean, status: string) => ({
  title,
  file: 'cart.spec.ts',
  ok,
  tests: [{ status }],
});

it('reports flaky journeys, and counts an error outside a journey as a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const inner = [{ specs: [spec('removes', false, 'unexpected')] }];
  const suites = [{ specs: [spec('adds', true, 'expected'), spec('shares', true, 'flaky')], suites: inner }];
  expect(tallyPlaywright({ errors: ['no server'], stats, suites })).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    failures: ['cart.spec.ts › removes', '"no server"'],
    flaky: ['cart.spec.ts › shares'],
  });
});

it('counts four flaky journeys as failures', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 4, skipped: 0 };
  const specs = ['adds', 'removes', 'shares', 'saves'].map((title) => spec(title, true, 'flaky'));
  const tally = tallyPlaywright({ errors: [], stats, suites: [{ specs }] });
  expect(tally).toMatchObject({ passed: 5, failed: 4, flaky: [] });
  expect(tally.failures).toHaveLength(4);
});

it('names failed checks and unapproved screenshots', () => {
  const checks = [{ name: 'types' }, { name: 'lint', failure: 'a comma' }];
  const pictures = [
    { story: 'button--busy', mode: '360-light', status: 'unstable' },
    { story: 'button--busy', mode: '1280-light', status: 'approved' },
  ];
  const { failures } = tallyOwnReport({ passed: 2, failed: 2, checks, pictures });
  expect(failures).toEqual(['lint: a comma', 'button--busy 360-light: unstable']);
});

it.each([{}, { passed: '3', failed: 0 }, { passed: 3, failed: -1 }, null])('rejects %j', (report) => {
  expect(() => tallyOwnReport(report)).toThrow();
});
