import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReviewRecords, writeReviewRecord } from '../approved/review-records.ts';
import { replaceMissingCommits } from './replace-missing-commits.ts';

let root: string;
let baselines: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'commits-here-'));
  baselines = join(root, 'pictures/baselines');
});
afterEach(() => rm(root, { recursive: true }));

async function git(...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=Mina', '-c', 'user.email=mina@example.com'];
  return (await promisify(execFile)('git', [...identity, ...args], { cwd: root })).stdout.trim();
}

async function commitAll(): Promise<string> {
  await git('add', '.');
  await git('commit', '--allow-empty', '-qm', 'State');
  return git('rev-parse', 'HEAD');
}

const approve = (commit: string, day: number) =>
  writeReviewRecord(baselines, {
    by: 'Mina',
    at: `2026-01-0${day}T00:00:00Z`,
    commit,
    reason: 'First',
    pictures: [],
  });

const commits = async () =>
  (await replaceMissingCommits(baselines, await readReviewRecords(baselines))).map(({ commit }) => commit);

test('BENCH-4 a review names the commit it was made at, or if that is missing the one that added it', async () => {
  await git('init', '-q');
  const first = await commitAll();
  await approve(first, 1);
  // A commit that this clone never had, as after a squash.
  await approve('5'.repeat(40), 2);
  const squashed = await commitAll();
  await approve('6'.repeat(40), 3);
  const later = await commitAll();
  expect(await commits()).toEqual([first, squashed, later]);
});

test('BENCH-4 a review keeps its commit if it is not committed yet, or outside of a repository', async () => {
  const gone = '5'.repeat(40);
  expect(await commits()).toEqual([]);
  await approve(gone, 1);
  expect(await commits()).toEqual([gone]);
  await git('init', '-q');
  await git('commit', '--allow-empty', '-qm', 'State');
  expect(await commits()).toEqual([gone]);
});
