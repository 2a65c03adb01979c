import { expect, test } from 'vitest';
import { findStoryIndexToRetry, mergeRetries } from './story-retries.ts';
import { replaceTitlesWithShards } from './story-shards.ts';

const parts = Array.from({ length: 40 }, (_, at) => `Components/Part${at}`);
const index = {
  v: 5,
  entries: Object.fromEntries(
    parts.flatMap((title) => [
      [`${title}--one`, { type: 'story', title, name: 'One' }],
      [`${title}--docs`, { type: 'docs', title, name: 'Docs' }],
    ]),
  ),
};
const ids = parts.map((title) => `${title}--one`);
const portionOf = (id: string) => replaceTitlesWithShards(index).entries[id]?.title;
const [first = ''] = ids;
const neighbour = ids.find((id) => id !== first && portionOf(id) === portionOf(first)) ?? '';
const stranger = ids.find((id) => portionOf(id) !== portionOf(first)) ?? '';

function report(statusOf: (id: string) => string | undefined) {
  const assertionResults = ids.flatMap((id) => {
    const status = statusOf(id);
    return status ? [{ ancestorTitles: [id.replace('--one', ''), 'One'], status }] : [];
  });
  const count = (status: string) => assertionResults.filter((one) => one.status === status).length;
  return {
    numTotalTests: assertionResults.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults: [{ status: count('failed') > 0 ? 'failed' : 'passed', assertionResults }],
  };
}

test('a failed story is not retried if its page still renders frames', () => {
  const failed = report((id) => (id === first ? 'failed' : 'passed'));
  expect(findStoryIndexToRetry(index, failed, [])).toBeUndefined();
});

test('failed stories of a shard whose page stopped rendering are retried, others are not', () => {
  const failed = report((id) => ([first, neighbour, stranger].includes(id) ? 'failed' : 'passed'));
  const again = findStoryIndexToRetry(index, failed, [first]);
  expect(Object.keys(again?.entries ?? {})).toEqual([first, neighbour]);
});

test('nothing is retried if three pages stopped rendering', () => {
  const portions = Map.groupBy(ids, portionOf);
  const stopped = [...portions.values()].slice(0, 3).map(([id = '']) => id);
  const failed = report((id) => (stopped.includes(id) ? 'failed' : 'passed'));
  expect(findStoryIndexToRetry(index, failed, stopped)).toBeUndefined();
});

test('the result of the retry counts, and a shard passes if all its retries passed', () => {
  const before = report((id) => ([first, neighbour].includes(id) ? 'failed' : 'passed'));
  const after = report((id) => ([first, neighbour].includes(id) ? 'passed' : undefined));
  const both = mergeRetries(before, after);
  expect(both).toMatchObject({ numTotalTests: 40, numPassedTests: 40, numFailedTests: 0 });
  expect(both.testResults.map(({ status }) => status)).toEqual(['passed', 'passed']);
  expect(
    mergeRetries(
      before,
      report((id) => (id === first ? 'passed' : undefined)),
    ),
  ).toMatchObject({
    numFailedTests: 1,
    testResults: [{ status: 'failed' }, { status: 'passed' }],
  });
});
