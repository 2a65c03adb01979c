import { expect, test } from 'vitest';
import type { Baseline } from '../approved/baselines.ts';
import { getStoryModes } from '../modes.ts';
import type { StoryWithScreenshotParameters } from '../plan.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';
import { parseScreenshotParameters } from '../screenshot-parameters.ts';
import { describeReuse, planScreenshotReuse, type ScreenshotReuseOptions } from './reuse-screenshots.ts';

const parameters = parseScreenshotParameters({});
const stories: StoryWithScreenshotParameters[] = Array.from({ length: 1000 }, (_, at) => {
  return {
    id: `tiny--s${at}`,
    title: 'Tiny',
    name: `S${at}`,
    tags: [],
    file: 'tiny.stories.tsx',
    parameters,
  };
});
const [mode] = getStoryModes([], parameters);
if (!mode) throw new Error('There are no modes.');
const metadata = { hash: 'h', width: 1, height: 1, inputs: 'i', fingerprint: 'f' };
const baselines: Baseline[] = stories.map(({ id }) => ({
  story: id,
  mode: mode.name,
  hash: 'h',
  metadata,
}));

function find(more: Partial<ScreenshotReuseOptions> = {}) {
  const approvalIndex = new Map(
    baselines.map(({ story, mode: name }) => {
      const screenshot = { story, mode: name, from: null, to: 'h' };
      return [getScreenshotLabel(screenshot), screenshot];
    }),
  );
  const plan = new Map([[mode as NonNullable<typeof mode>, stories]]);
  const reusable = planScreenshotReuse({
    plan,
    baselines,
    approvalIndex,
    getInputHash: () => 'i',
    commit: 'c',
    ...more,
  });
  return { ...reusable, left: [...reusable.rest.values()].flat().map(({ id }) => id) };
}

test('BENCH-4 about one in twenty unchanged pictures is captured, the same ones for the same commit', () => {
  const first = find();
  expect(first.sampled).toBeGreaterThan(25);
  expect(first.sampled).toBeLessThan(75);
  expect(first.left).toHaveLength(first.sampled);
  expect(first.reused).toHaveLength(1000 - first.sampled);
  expect(find().left).toEqual(first.left);
  expect(find({ commit: 'd' }).left).not.toEqual(first.left);
});

test('BENCH-4 a check tells what it reuses and samples, even if everything is sampled', () => {
  const { reused } = find();
  expect(describeReuse({ reused: reused.slice(0, 2), sampled: 3 }, '0123456789')).toBe(
    '2 pictures are reused, because their inputs have not changed since their approval. ' +
      '3 of this kind are captured anyway, chosen by the commit 0123456.',
  );
  expect(describeReuse({ reused: [], sampled: 3 }, '0123456789')).toMatch(/^0 .* 3 of this kind/);
  expect(describeReuse({ reused: [], sampled: 0 }, '0123456789')).toBeNull();
});

test('BENCH-4 a story is sampled in all its modes', () => {
  const modes = getStoryModes([], parameters);
  const inAllModes = baselines.flatMap((one) => modes.map(({ name }) => ({ ...one, mode: name })));
  const approvalIndex = new Map(
    inAllModes.map((one) => [getScreenshotLabel(one), { ...one, from: null, to: 'h' }]),
  );
  const plan = new Map(modes.map((one) => [one, stories]));
  const { rest } = find({ plan, baselines: inAllModes, approvalIndex });
  const [first = [], ...others] = [...rest.values()].map((row) => row.map(({ id }) => id));
  expect(first.length).toBeGreaterThan(25);
  expect(others).toEqual([first, first]);
});

test.each<[string, Partial<ScreenshotReuseOptions>]>([
  ['other inputs', { getInputHash: () => 'j' }],
  ['unknown inputs', { getInputHash: () => null }],
  ['no baseline', { baselines: [] }],
  ['a file that differs from its metadata', { baselines: baselines.map((one) => ({ ...one, hash: 'x' })) }],
  ['no approval', { approvalIndex: new Map() }],
  [
    'a metadata without inputs',
    {
      baselines: baselines.map((one) => ({ ...one, metadata: { ...metadata, inputs: null } })),
      getInputHash: () => null,
    },
  ],
])('BENCH-4 a picture with %s is captured', (_, more) => {
  expect(find(more).reused).toEqual([]);
});
