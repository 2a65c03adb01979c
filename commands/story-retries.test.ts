import { expect, test } from 'vitest';
import { findStoryIndexToRetry, mergeRetries } from './story-retries.ts';
import { replaceTitlesWithShards } from './story-shards.ts';

const componentTitles = Array.from({ length: 40 }, (_, at) => `Components/Part${at}`);
const index = {
  v: 5,
  entries: Object.fromEntries(
    componentTitles.flatMap((title) => [
      [`${title}--one`, { type: 'story', title, name: 'One' }],
      [`${title}--docs`, { type: 'docs', title, name: 'Docs' }],
    ]),
  ),
};
const ids = componentTitles.map((title) => `${title}--one`);
const getShard = (id: string) => replaceTitlesWithShards(index).entries[id]?.title;
const [first = ''] = ids;
const idInSameShard = ids.find((id) => id !== first && getShard(id) === getShard(first)) ?? '';
const idInOtherShard = ids.find((id) => getShard(id) !== getShard(first)) ?? '';

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
  const failed = report((id) => ([first, idInSameShard, idInOtherShard].includes(id) ? 'failed' : 'passed'));
  const again = findStoryIndexToRetry(index, failed, [first]);
  expect(Object.keys(again?.entries ?? {})).toEqual([first, idInSameShard]);
});

test('nothing is retried if three pages stopped rendering', () => {
  const idsByShard = Map.groupBy(ids, getShard);
  const stopped = [...idsByShard.values()].slice(0, 3).map(([id = '']) => id);
  const failed = report((id) => (stopped.includes(id) ? 'failed' : 'passed'));
  expect(findStoryIndexToRetry(index, failed, stopped)).toBeUndefined();
});

test('the result of the retry counts, and a shard passes if all its retries passed', () => {
  const before = report((id) => ([first, idInSameShard].includes(id) ? 'failed' : 'passed'));
  const after = report((id) => ([first, idInSameShard].includes(id) ? 'passed' : undefined));
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
