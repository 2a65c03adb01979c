import { expect, test } from 'vitest';
import { compareWithRun, formatRecordedStatus, readRecordedStatus, updateRecord } from './recorded-status.ts';
import { statusSources } from './status-sources.ts';

const button = { stories: 18, keyboard: 2, names: 18, contrast: 17, targets: 16 };
const record = {
  stages: { unit: { passed: 100, on: '2026-11-01' }, stories: { passed: 18, on: '2026-11-01' } },
  components: { 'components-button': button },
};
const found = (component: Partial<typeof button> = {}, unit = { passed: 100, skipped: 0 }) => ({
  stages: { unit, stories: { passed: 18, skipped: 0 } },
  components: { 'components-button': { ...button, ...component } },
});
const failuresOf = (...given: Parameters<typeof compareWithRun>) =>
  compareWithRun(...given).flatMap(({ name, failure }) => (failure ? [`${name}: ${failure}`] : []));

test('a record that agrees with the run passes, and so does a run that found more', () => {
  expect(compareWithRun(record, found())).toHaveLength(3);
  expect(failuresOf(record, found())).toEqual([]);
  expect(failuresOf(record, found({ stories: 20, keyboard: 3 }, { passed: 110, skipped: 0 }))).toEqual([]);
});

test('a record that claims more than the run found fails', () => {
  expect(failuresOf(record, found({ stories: 17 }))).toEqual([
    'components-button: stories is 18, but the run found 17.',
  ]);
  expect(failuresOf(record, found({ keyboard: 0, targets: 0 }))).toEqual([
    'components-button: keyboard is 2, but the run found 0; targets is 16, but the run found 0.',
  ]);
  expect(failuresOf(record, found({}, { passed: 99, skipped: 0 }))).toEqual([
    'stage unit: it claims 100 passed tests, but the run found 99.',
  ]);
});

test('a test that was skipped on this machine is not missing', () => {
  expect(failuresOf(record, found({}, { passed: 90, skipped: 10 }))).toEqual([]);
});

test('a component or stage that is missing or no longer exists fails', () => {
  const other = {
    ...record,
    components: { 'components-link': button },
    stages: { prose: record.stages.unit },
  };
  expect(failuresOf(other, found())).toEqual([
    'stage prose: it does not exist.',
    'stage unit: it is missing.',
    'stage stories: it is missing.',
    'components-link: the run found no such component.',
    'components-button: it is missing.',
  ]);
});

test('stages that did not run, and stories that failed, are not compared', () => {
  expect(compareWithRun(record, { stages: {} })).toEqual([]);
});

test('a date and the counts of axe change only with something else', () => {
  expect(updateRecord(record, found({ contrast: 16 }), '2026-11-28')).toEqual(record);
  const updated = updateRecord(record, found({ stories: 19 }, { passed: 101, skipped: 0 }), '2026-11-28');
  expect(updated.stages['unit']).toEqual({ passed: 101, on: '2026-11-28' });
  expect(updated.stages['stories']?.on).toBe('2026-11-01');
  expect(updated.components['components-button']?.stories).toBe(19);
});

test('an update keeps the number of tests that were skipped on this machine only', () => {
  const update = (unit: { passed: number; skipped: number }) =>
    updateRecord(record, found({}, unit), '2026-11-28').stages['unit'];
  expect(update({ passed: 40, skipped: 60 })).toEqual({ passed: 100, on: '2026-11-01' });
  expect(update({ passed: 40, skipped: 59 })).toEqual({ passed: 40, on: '2026-11-28' });
});

test('an update keeps what the run did not test, and removes components that are gone', () => {
  expect(updateRecord(record, { stages: {} }, '2026-11-28')).toEqual(record);
  const gone = updateRecord(record, { ...found(), components: {} }, '2026-11-28');
  expect(gone.components).toEqual({});
});

test('the file has one line for each entry, in the same order on every machine', () => {
  const components = { b: button, a: button };
  expect(formatRecordedStatus({ ...record, components }).split('\n')).toEqual([
    '{',
    '  "stages": {',
    '    "unit": {"passed":100,"on":"2026-11-01"},',
    '    "stories": {"passed":18,"on":"2026-11-01"}',
    '  },',
    '  "components": {',
    '    "a": {"stories":18,"keyboard":2,"names":18,"contrast":17,"targets":16},',
    '    "b": {"stories":18,"keyboard":2,"names":18,"contrast":17,"targets":16}',
    '  }',
    '}',
    '',
  ]);
});

test('BENCH-2 the committed file can be read', () => {
  const committed = readRecordedStatus(statusSources.recorded);
  expect(Object.keys(committed.components).length).toBeGreaterThan(100);
  expect(Object.keys(committed.stages).length).toBeGreaterThan(5);
});
