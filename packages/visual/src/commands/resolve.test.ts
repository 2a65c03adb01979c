import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { readBaselines, removeBaseline, writeBaseline } from '../approved/baselines.ts';
import { compressScreenshot } from '../approved/compress-screenshot.ts';
import { writeReviewRecord } from '../approved/review-records.ts';
import { resolveScreenshotFile } from '../approved/screenshot-file.ts';
import { compareScreenshots } from '../compare/compare-screenshots.ts';
import { compareRunWithBaselines } from '../evaluation/compare-run-with-baselines.ts';
import { getCapturedFolder, type Paths } from '../paths.ts';
import type { CaptureRun } from '../run/capture-run.ts';
import { getScreenshotPathWithoutExtension, sha256 } from '../screenshot-id.ts';
import { createGreyImageWithDotsFixture } from '../testing/image-fixtures.ts';
import { resolveConflicts } from './resolve.ts';

const name = { story: 'components-tile--plain', mode: '1280-light' };
const everything = { stories: [], modes: [] };
const details = { reason: 'Ours keeps the corner', shownIn: 'sheet' as const, by: 'Mina' };
const [base, ours, theirs] = [
  createGreyImageWithDotsFixture(8, 8),
  createGreyImageWithDotsFixture(8, 8, [1]),
  createGreyImageWithDotsFixture(8, 8, [2]),
];

/** A repository in which two branches approved different screenshots of one story. */
let paths: Paths;
let minute = 0;

async function git(...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=Mina', '-c', 'user.email=mina@example.com'];
  const { stdout } = await promisify(execFile)('git', [...identity, ...args], {
    cwd: dirname(paths.baselines),
  });
  return stdout;
}

async function approve(from: Buffer | null, to: Buffer | null, more = {}): Promise<void> {
  minute += 1;
  const hashes = { from: from && sha256(from), to: to && sha256(to) };
  const record = { hash: hashes.to ?? '', width: 8, height: 8, inputs: null, fingerprint: 'f', ...more };
  if (to) await writeBaseline(paths.baselines, name, to, record);
  else await removeBaseline(paths.baselines, name);
  await writeReviewRecord(paths.baselines, {
    by: 'Mina',
    at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    commit: 'c',
    reason: `Step ${minute}`,
    pictures: [{ ...name, ...hashes }],
  });
  await git('add', '.');
  await git('commit', '-qm', `Step ${minute}`);
}

/** Merges and returns the files with conflicts. */
async function merge(): Promise<string[]> {
  await git('merge', '-q', '--no-edit', 'deeper').catch(() => {});
  return (await git('diff', '--name-only', '--diff-filter=U')).split('\n').filter(Boolean);
}

async function captured(screenshot: Buffer): Promise<CaptureRun> {
  const path = `${getScreenshotPathWithoutExtension(getCapturedFolder(paths), name)}.png`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, screenshot);
  const run: CaptureRun = {
    commit: 'c',
    selection: everything,
    fingerprint: { id: 'f', browser: '1', drawing: 'd', flags: [] },
    seconds: 1,
    pictures: [
      { ...name, outcome: 'taken', hash: sha256(screenshot), width: 8, height: 8, duplicateReason: null },
    ],
  };
  await writeFile(join(getCapturedFolder(paths), 'captured.json'), JSON.stringify(run));
  return run;
}

async function statusesFor(screenshot: Buffer) {
  return (await compareRunWithBaselines(paths, await captured(screenshot))).map(({ status }) => status);
}

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const folder = await mkdtemp(join(tmpdir(), 'resolve-'));
  paths = { built: '', baselines: join(folder, 'repository/baselines'), reports: join(folder, 'reports') };
  await mkdir(paths.baselines, { recursive: true });
  await git('init', '-q', '-b', 'main');
  await approve(null, base);
  await git('branch', 'deeper');
  await approve(base, ours);
  await git('checkout', '-q', 'deeper');
  await approve(base, theirs, { inputs: 'theirs' });
  await git('checkout', '-q', 'main');
});

test('BENCH-4 approvals of two branches merge without a conflict if their pictures do', async () => {
  await git('checkout', '-q', 'deeper');
  await git('reset', '-q', '--hard', 'main~1');
  const other = { ...name, mode: '360-light' };
  await writeBaseline(paths.baselines, other, theirs, {
    hash: sha256(theirs),
    width: 8,
    height: 8,
    inputs: null,
    fingerprint: 'f',
  });
  const at = '2026-01-01T05:00:00Z';
  const screenshots = [{ ...other, from: null, to: sha256(theirs) }];
  await writeReviewRecord(paths.baselines, {
    by: 'Rafi',
    at,
    commit: 'c',
    reason: 'New',
    pictures: screenshots,
  });
  await git('add', '.');
  await git('commit', '-qm', 'Other');
  await git('checkout', '-q', 'main');
  expect(await merge()).toEqual([]);
  expect(await readBaselines(paths.baselines)).toHaveLength(2);
  expect(await resolveConflicts(paths, everything, null, null)).toBe(0);
});

test('BENCH-4 during a merge both sides are listed with their reviewers, and the gate does not pass', async () => {
  expect(await merge()).toEqual(expect.arrayContaining(['baselines/components-tile/plain/1280-light.png']));
  expect(await statusesFor(ours)).toEqual(['unapproved']);
  expect(await resolveConflicts(paths, everything, null, null)).toBe(1);
  const sides = join(paths.reports, 'visual/conflicts/components-tile/plain/1280-light');
  expect(await readFile(`${sides}.ours.png`)).toEqual(ours);
  expect(await readFile(`${sides}.theirs.png`)).toEqual(theirs);
  expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toMatch(/Step \d+[\s\S]*Step \d+/);
});

test.each([
  ['ours', ours],
  ['theirs', theirs],
  ['captured', createGreyImageWithDotsFixture(8, 8, [1, 2])],
] as const)(
  'BENCH-4 --%s during a merge writes that picture and an approval that resolves the conflict',
  async (choice, screenshot) => {
    await merge();
    await captured(screenshot);
    const settled = await resolveConflicts(paths, { stories: [name.story], modes: [] }, choice, details);
    expect(settled).toBe(0);
    await git('add', '.');
    await git('commit', '-qm', 'Merge');
    const stored = await readFile(resolveScreenshotFile(paths.baselines, name));
    expect(await compareScreenshots(stored, screenshot)).toBeNull();
    expect(await statusesFor(screenshot)).toEqual(['approved']);
    expect(await resolveConflicts(paths, everything, null, null)).toBe(0);
  },
);

test('BENCH-4 a side that is stored in an older format is found under its old name', async () => {
  const packed = await compressScreenshot(ours);
  await approve(ours, packed);
  expect(await readdir(dirname(getScreenshotPathWithoutExtension(paths.baselines, name)))).toEqual([
    '1280-light.json',
    '1280-light.webp',
  ]);
  await merge();
  expect(await statusesFor(ours)).toEqual(['unapproved']);
  expect(await resolveConflicts(paths, everything, null, null)).toBe(1);
  const sides = join(paths.reports, 'visual/conflicts/components-tile/plain/1280-light');
  expect(await readFile(`${sides}.ours.webp`)).toEqual(packed);
  expect(await readFile(`${sides}.theirs.png`)).toEqual(theirs);
  expect(await resolveConflicts(paths, everything, 'ours', details)).toBe(0);
  expect(await readdir(dirname(getScreenshotPathWithoutExtension(paths.baselines, name)))).toEqual([
    '1280-light.json',
    '1280-light.webp',
  ]);
  expect(await statusesFor(ours)).toEqual(['approved']);
});

test('BENCH-4 a side chosen by hand in a merge stays contested, and resolve finds the other', async () => {
  await merge();
  await git('checkout', '--ours', '.');
  await git('add', '.');
  await git('commit', '-qm', 'Merge by hand');
  expect(await statusesFor(ours)).toEqual(['unapproved']);
  expect(await resolveConflicts(paths, { stories: [name.story], modes: [] }, 'theirs', details)).toBe(0);
  expect(await statusesFor(theirs)).toEqual(['approved']);
});

test('BENCH-4 resolve can choose the removal on the other branch', async () => {
  await git('checkout', '-q', 'deeper');
  await approve(theirs, null);
  await git('checkout', '-q', 'main');
  await merge();
  expect(await resolveConflicts(paths, { stories: [name.story], modes: [] }, 'theirs', details)).toBe(0);
  expect(await readBaselines(paths.baselines)).toEqual([]);
});
