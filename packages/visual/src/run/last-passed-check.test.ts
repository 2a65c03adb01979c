import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStorybookFixture, writeStorybookInputsFixture } from '../testing/storybook-fixture.ts';
import type { CaptureRun } from './capture-run.ts';
import { readLastPassedCheck, recordPassedCheck } from './last-passed-check.ts';

const run: CaptureRun = {
  commit: 'c0ffee',
  selection: { stories: [], modes: [] },
  fingerprint: { id: 'f', browser: '1', drawing: 'd', flags: [] },
  seconds: 1,
  pictures: [],
};

test('BENCH-4 a check that passed is recorded with its files, and a check of some stories is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passed-'));
  const paths = { built: join(folder, 'built'), baselines: folder, reports: join(folder, 'reports') };
  await createStorybookFixture({}, paths.built);
  await writeStorybookInputsFixture(paths.built, { 'a.stories.tsx': '1', 'all.css': '2' });
  await recordPassedCheck(paths, { ...run, selection: { stories: ['a--*'], modes: [] } });
  expect(await readLastPassedCheck(paths)).toBeNull();
  await recordPassedCheck(paths, run);
  expect(await readLastPassedCheck(paths)).toMatchObject({
    commit: 'c0ffee',
    files: { 'a.stories.tsx': '1', 'all.css': '2' },
  });
});
