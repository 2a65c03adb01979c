import { expect, test } from 'vitest';
import { replaceTitlesWithShards, restoreReportTitles } from './story-shards.ts';

const entry = (title: string, name: string) => ({ type: 'story', title, name, tags: ['test'] });

test('the stories of a component stay in one shard, and no shard is named after a component', () => {
  const componentTitles = Array.from({ length: 40 }, (_, at) => `Components/Part${at}`);
  const entries = Object.fromEntries(
    componentTitles.flatMap((title) =>
      ['One', 'Two'].map((name) => [`${title}--${name}`, entry(title, name)]),
    ),
  );
  const { entries: shardedEntries } = replaceTitlesWithShards({ v: 5, entries });
  expect(Object.keys(shardedEntries)).toEqual(Object.keys(entries));
  for (const title of componentTitles) {
    expect(shardedEntries[`${title}--One`]?.title).toMatch(/^Stories \d+$/);
    expect(shardedEntries[`${title}--One`]?.title).toBe(shardedEntries[`${title}--Two`]?.title);
  }
  const sizes = Map.groupBy(Object.values(shardedEntries), ({ title }) => title);
  expect(sizes.size).toBe(16);
  expect(Math.max(...[...sizes.values()].map(({ length }) => length))).toBe(6);
});

test('the results of a shard are reported by component', () => {
  const { entries } = replaceTitlesWithShards({
    v: 5,
    entries: { a: entry('Components/Button', 'With icon') },
  });
  const { title = '', name = '' } = entries['a'] ?? {};
  const assertionResults = [{ ancestorTitles: [title, name], status: 'passed' }];
  expect(restoreReportTitles({ testResults: [{ status: 'passed', assertionResults }] }).testResults).toEqual([
    {
      status: 'passed',
      assertionResults: [{ ancestorTitles: ['Components/Button', 'With icon'], status: 'passed' }],
    },
  ]);
});
