import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeApproval } from '../approved/approvals.ts';
import { readBaselines, removeBaseline, writeBaseline } from '../approved/baselines.ts';
import { compressScreenshot } from '../approved/compress-screenshot.ts';
import { findScreenshotFile } from '../approved/screenshot-file.ts';
import { comparePictures } from '../compare/compare.ts';
import { evaluateRun } from '../judge/evaluate-run.ts';
import { capturedFolder, type Places } from '../paths.ts';
import type { CaptureRun } from '../run/capture-run.ts';
import { getScreenshotPath, sha256 } from '../screenshot-id.ts';
import { greyImage } from '../testing/image-fixtures.ts';
import { resolveConflicts } from './resolve.ts';

const name = { story: 'components-tile--plain', mode: '1280-light' };
const everything = { stories: [], modes: [] };
const saying = { reason: 'Ours keeps the corner', shownIn: 'sheet' as const, by: 'Mina' };
const [base, ours, theirs] = [greyImage(8, 8), greyImage(8, 8, [1]), greyImage(8, 8, [2])];

/** A repository in which two branches approved different screenshots of one story. */
let places: Places;
let minute = 0;

async function git(...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=Mina', '-c', 'user.email=mina@example.com'];
  const { stdout } = await promisify(execFile)('git', [...identity, ...args], {
    cwd: dirname(places.baselines),
  });
  return stdout;
}

async function approve(from: Buffer | null, to: Buffer | null, more = {}): Promise<void> {
  minute += 1;
  const hashes = { from: from && sha256(from), to: to && sha256(to) };
  const record = { hash: hashes.to ?? '', width: 8, height: 8, inputs: null, fingerprint: 'f', ...more };
  if (to) await writeBaseline(places.baselines, name, to, record);
  else await removeBaseline(places.baselines, name);
  await writeApproval(places.baselines, {
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

async function captured(picture: Buffer): Promise<CaptureRun> {
  const path = `${getScreenshotPath(capturedFolder(places), name)}.png`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
  const run: CaptureRun = {
    commit: 'c',
    selection: everything,
    fingerprint: { id: 'f', browser: '1', drawing: 'd', flags: [] },
    seconds: 1,
    pictures: [{ ...name, outcome: 'taken', hash: sha256(picture), width: 8, height: 8, samePicture: null }],
  };
  await writeFile(join(capturedFolder(places), 'captured.json'), JSON.stringify(run));
  return run;
}

async function statusesFor(picture: Buffer) {
  return (await evaluateRun(places, await captured(picture))).map(({ status }) => status);
}

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const folder = await mkdtemp(join(tmpdir(), 'resolve-'));
  places = { built: '', baselines: join(folder, 'repository/baselines'), reports: join(folder, 'reports') };
  await mkdir(places.baselines, { recursive: true });
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
  await writeBaseline(places.baselines, other, theirs, {
    hash: sha256(theirs),
    width: 8,
    height: 8,
    inputs: null,
    fingerprint: 'f',
  });
  const at = '2026-01-01T05:00:00Z';
  const pictures = [{ ...other, from: null, to: sha256(theirs) }];
  await writeApproval(places.baselines, { by: 'Rafi', at, commit: 'c', reason: 'New', pictures });
  await git('add', '.');
  await git('commit', '-qm', 'Other');
  await git('checkout', '-q', 'main');
  expect(await merge()).toEqual([]);
  expect(await readBaselines(places.baselines)).toHaveLength(2);
  expect(await resolveConflicts(places, everything, null, null)).toBe(0);
});

test('BENCH-4 during a merge both sides are listed with their reviewers, and the gate does not pass', async () => {
  expect(await merge()).toEqual(expect.arrayContaining(['baselines/components-tile/plain/1280-light.png']));
  expect(await statusesFor(ours)).toEqual(['unapproved']);
  expect(await resolveConflicts(places, everything, null, null)).toBe(1);
  const sides = join(places.reports, 'visual/conflicts/components-tile/plain/1280-light');
  expect(await readFile(`${sides}.ours.png`)).toEqual(ours);
  expect(await readFile(`${sides}.theirs.png`)).toEqual(theirs);
  expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toMatch(/Step \d+[\s\S]*Step \d+/);
});

test.each([
  ['ours', ours],
  ['theirs', theirs],
  ['captured', greyImage(8, 8, [1, 2])],
] as const)(
  'BENCH-4 --%s during a merge writes that picture and an approval that settles it',
  async (choice, picture) => {
    await merge();
    await captured(picture);
    const settled = await resolveConflicts(places, { stories: [name.story], modes: [] }, choice, saying);
    expect(settled).toBe(0);
    await git('add', '.');
    await git('commit', '-qm', 'Merge');
    const kept = await readFile(findScreenshotFile(places.baselines, name));
    expect(await comparePictures(kept, picture)).toBeNull();
    expect(await statusesFor(picture)).toEqual(['approved']);
    expect(await resolveConflicts(places, everything, null, null)).toBe(0);
  },
);

test('BENCH-4 a side that is stored in an older format is found under its old name', async () => {
  const packed = await compressScreenshot(ours);
  await approve(ours, packed);
  expect(await readdir(dirname(getScreenshotPath(places.baselines, name)))).toEqual([
    '1280-light.json',
    '1280-light.webp',
  ]);
  await merge();
  expect(await statusesFor(ours)).toEqual(['unapproved']);
  expect(await resolveConflicts(places, everything, null, null)).toBe(1);
  const sides = join(places.reports, 'visual/conflicts/components-tile/plain/1280-light');
  expect(await readFile(`${sides}.ours.webp`)).toEqual(packed);
  expect(await readFile(`${sides}.theirs.png`)).toEqual(theirs);
  expect(await resolveConflicts(places, everything, 'ours', saying)).toBe(0);
  expect(await readdir(dirname(getScreenshotPath(places.baselines, name)))).toEqual([
    '1280-light.json',
    '1280-light.webp',
  ]);
  expect(await statusesFor(ours)).toEqual(['approved']);
});

test('BENCH-4 a side picked by hand in a merge stays contested; the other side is found in the history', async () => {
  await merge();
  await git('checkout', '--ours', '.');
  await git('add', '.');
  await git('commit', '-qm', 'Merge by hand');
  expect(await statusesFor(ours)).toEqual(['unapproved']);
  expect(await resolveConflicts(places, { stories: [name.story], modes: [] }, 'theirs', saying)).toBe(0);
  expect(await statusesFor(theirs)).toEqual(['approved']);
});

test('BENCH-4 resolve can choose the removal on the other branch', async () => {
  await git('checkout', '-q', 'deeper');
  await approve(theirs, null);
  await git('checkout', '-q', 'main');
  await merge();
  expect(await resolveConflicts(places, { stories: [name.story], modes: [] }, 'theirs', saying)).toBe(0);
  expect(await readBaselines(places.baselines)).toEqual([]);
});
