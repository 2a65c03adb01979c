import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeDecisions } from '../approved/write-decisions.ts';
import { compareRunWithBaselines } from '../evaluation/compare-run-with-baselines.ts';
import type { Paths } from '../paths.ts';
import { runCliCommand } from '../testing/run-cli-command.ts';
import {
  createStorybookFixture,
  createTileStoryFixture,
  type FixtureStories,
} from '../testing/storybook-fixture.ts';
import { type CaptureRunOptions, runCapture } from './capture-run.ts';
import { resolveBaseIfRendererChanged, resolveComparisonRef } from './comparison-base.ts';

const stories: FixtureStories = {
  'tiny-tile--blue': createTileStoryFixture('#25387a'),
  'tiny-tile--red': createTileStoryFixture('#a0233a'),
};
const requested = { stories: [], modes: ['1280-light'] };

/** A repository with one commit, a built Storybook and approved screenshots. */
let root: string;
let paths: Paths;
let commit: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'against-'));
  paths = {
    built: join(root, 'built'),
    baselines: join(root, 'baselines'),
    reports: join(root, 'reports'),
  };
  await writeFile(join(root, '.gitignore'), 'built\nreports\n.tools\n');
  await createStorybookFixture(stories, paths.built);
  await runCliCommand(root, 'check');
  await runCliCommand(root, 'approve', 'tiny-tile--*', '--reason', 'First', '--reviewer', 'Mina');
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('-c', 'user.name=Mina', '-c', 'user.email=mina@piri.example', 'commit', '-qm', 'First');
  commit = git('rev-parse', 'HEAD');
  // Cache the Storybook as if it had been built in a checkout of that commit.
  await cp(paths.built, join(root, '.tools/storybooks', commit), { recursive: true });
}, 60_000);

async function readStatuses(options: CaptureRunOptions): Promise<Record<string, string>> {
  const run = await runCapture(paths, requested, { root, ...options });
  const results = await compareRunWithBaselines(paths, run);
  return Object.fromEntries(results.map(({ story, status }) => [story, status]));
}

/** Returns the results as if an older browser had taken the baselines. */
async function inAnotherBrowser(options: Partial<CaptureRunOptions> = {}): Promise<Record<string, string>> {
  return readStatuses({
    resolveBase: (here) => {
      const file = join(paths.baselines, 'fingerprint.json');
      const older = { ...here, id: 'older', browser: '99.0' };
      return writeFile(file, JSON.stringify(older)).then(() =>
        resolveBaseIfRendererChanged(root, paths.baselines, here),
      );
    },
    ...options,
  });
}

test('BENCH-4 in another browser, unchanged sources match the last approved commit', async () => {
  await createStorybookFixture(stories, paths.built);
  expect(await inAnotherBrowser()).toEqual({ 'tiny-tile--blue': 'approved', 'tiny-tile--red': 'approved' });
});

test('BENCH-4 in another browser, a change and a copied picture are detected', async () => {
  await createStorybookFixture(
    { ...stories, 'tiny-tile--red': createTileStoryFixture('#a0233b') },
    paths.built,
  );
  const getBaselinePath = (story: string) => join(paths.baselines, `tiny-tile/${story}/1280-light.webp`);
  await cp(getBaselinePath('red'), getBaselinePath('blue'));
  expect(await inAnotherBrowser()).toEqual({ 'tiny-tile--blue': 'unapproved', 'tiny-tile--red': 'changed' });
  git('checkout', '--', 'baselines');
});

test('BENCH-4 a run can be compared with any commit, but then cannot be approved', async () => {
  await createStorybookFixture(
    {
      'tiny-tile--red': createTileStoryFixture('#a0233b'),
      'tiny-tile--green': createTileStoryFixture('#2a6'),
    },
    paths.built,
  );
  const resolveBase = () => resolveComparisonRef(root, 'main');
  expect(await readStatuses({ resolveBase })).toEqual({
    'tiny-tile--blue': 'removed',
    'tiny-tile--green': 'new',
    'tiny-tile--red': 'changed',
  });
  const run = await runCapture(paths, requested, { root, resolveBase });
  expect(run.against).toMatchObject({ name: 'git:main', commit });
  await expect(writeDecisions(paths, run, [], 'Mina')).rejects.toThrow('compared with git:main');
  await expect(resolveComparisonRef(root, 'nowhere')).rejects.toThrow('no commit nowhere');
});
