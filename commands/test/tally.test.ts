import { describe, expect, it } from 'vitest';
import { tallyJest, tallyPlain, tallyPlaywright } from './tally.ts';

describe('a report in the form of Jest', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [],
  };
  it('gives its own numbers', () => {
    expect(tallyJest(report)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });
  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(tallyJest({ ...report, testResults }).failed).toBe(1);
  });
  it('counts a failed test of a loaded file once', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(tallyJest({ ...report, numFailedTests: 1, testResults }).failed).toBe(1);
  });
});

it('a flaky journey and an error outside of any journey count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(tallyPlaywright({ errors: ['no server'], stats })).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

it.each([{}, { passed: '3', failed: 0 }, { passed: 3, failed: -1 }, null])('%j is no report', (report) => {
  expect(() => tallyPlain(report)).toThrow();
});
