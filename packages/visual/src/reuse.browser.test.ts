import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runCliCommand } from './testing/run-cli-command.ts';
import {
  createStorybookFixture,
  createTileStoryFixture,
  type FixtureStories,
  writeStorybookInputsFixture,
} from './testing/storybook-fixture.ts';

const stories: FixtureStories = {
  'tiny-tile--blue': createTileStoryFixture('#25387a'),
  'tiny-tile--red': createTileStoryFixture('#a0233a'),
  'tiny-box--plain': createTileStoryFixture('#25387a'),
};
const files = { 'tiny-tile.stories.tsx': '1', 'tiny-box.stories.tsx': '2', 'all.css': '3' };

/** Three approved stories with recorded inputs. Each test works on a copy. */
let approved: string;

beforeAll(async () => {
  approved = await mkdtemp(join(tmpdir(), 'reuse-'));
  await build(approved, stories, files);
  await runCliCommand(approved, 'check');
  const names = ['tiny-tile--*', 'tiny-box--*', '--reason', 'First', '--reviewer', 'Mina'];
  expect(await runCliCommand(approved, 'approve', ...names)).toMatchObject({ exit: 0 });
}, 60_000);

async function build(folder: string, tiny: FixtureStories, inputs: Record<string, string>): Promise<void> {
  await createStorybookFixture(tiny, join(folder, 'built'));
  await writeStorybookInputsFixture(join(folder, 'built'), inputs);
}

async function copy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reuse-'));
  await cp(approved, folder, { recursive: true });
  return folder;
}

/** Returns how many screenshots were reused, sampled and found changed. */
function counts(output: string): number[] {
  return [/(\d+) pictures are reused/, /(\d+) of this kind are captured/, /(\d+) changed/].map((pattern) =>
    Number(output.match(pattern)?.[1] ?? 0),
  );
}

test('BENCH-4 pictures with unchanged inputs are not captured again, except for a sample', async () => {
  const folder = await copy();
  // A change without a changed input: only a sampled screenshot can detect it.
  await build(folder, { ...stories, 'tiny-tile--red': createTileStoryFixture('#a0233b') }, files);
  // The commit decides which of the nine are sampled: reuse-screenshots.test.ts shows that few are.
  const [reused = 0, sampled = 0] = counts((await runCliCommand(folder, 'check')).output);
  expect(reused + sampled).toBe(9);

  const all = await runCliCommand(folder, 'check', '--all');
  expect(all.exit).toBe(1);
  expect(counts(all.output)).toEqual([0, 0, 3]);
});

test('BENCH-4 a changed input captures its stories, and a global one captures all', async () => {
  const folder = await copy();
  await build(
    folder,
    { ...stories, 'tiny-tile--red': createTileStoryFixture('#a0233b') },
    { ...files, 'tiny-tile.stories.tsx': '4' },
  );
  const one = await runCliCommand(folder, 'check');
  const [reused = 0, sampled = 0, changed] = counts(one.output);
  expect([one.exit, reused + sampled, changed]).toEqual([1, 3, 3]);

  await build(folder, stories, { ...files, 'all.css': '4' });
  const all = await runCliCommand(folder, 'check');
  expect(all).toMatchObject({ exit: 0, output: expect.stringContaining('All 9 pictures') });
  expect(counts(all.output)).toEqual([0, 0, 0]);
});

test('BENCH-4 a picture copied into the baselines stops the gate despite unchanged inputs', async () => {
  const folder = await copy();
  const [from, to] = ['blue', 'red'].map((name) =>
    join(folder, `baselines/tiny-tile/${name}/1280-light.webp`),
  );
  await cp(from ?? '', to ?? '');
  const record = (to ?? '').replace('.webp', '.json');
  const planted = JSON.parse(await readFile((from ?? '').replace('.webp', '.json'), 'utf8'));
  await writeFile(record, JSON.stringify(planted));
  expect(await runCliCommand(folder, 'check')).toMatchObject({
    exit: 1,
    output: expect.stringContaining('1 unapproved'),
  });
});

test('BENCH-4 an approval stores a picture’s input hash, accessibility tree and axe findings', async () => {
  const read = async (mode: string) =>
    JSON.parse(await readFile(join(approved, `baselines/tiny-tile/blue/${mode}.json`), 'utf8'));
  expect(await read('1280-light')).toMatchObject({
    inputs: expect.stringMatching(/^[0-9a-f]{16}$/),
    aria: '- paragraph: Tile ৳',
    axe: [{ rule: 'color-contrast', help: expect.stringMatching(/./), targets: ['p'] }],
  });
  expect(await read('1280-dark')).toMatchObject({ aria: null, axe: null });
});

test('BENCH-4 shards do not overlap and together contain all pictures', async () => {
  const folder = await copy();
  const taken: string[] = [];
  for (const shard of ['1/2', '2/2']) {
    await runCliCommand(folder, 'capture', '--shard', shard);
    const { pictures } = JSON.parse(
      await readFile(join(folder, 'reports/visual/captured/captured.json'), 'utf8'),
    );
    taken.push(...pictures.map(({ story, mode }: { story: string; mode: string }) => `${story} ${mode}`));
  }
  expect(taken).toHaveLength(9);
  expect(new Set(taken).size).toBe(9);
});
