import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { indexApprovals, type ReviewRecord, readApprovalIndex, writeReviewRecord } from './review-records.ts';

const review = (at: string, from: string | null, to: string | null): ReviewRecord => ({
  by: 'Mina <mina@example.com>',
  at,
  commit: 'c0ffee',
  reason: 'The corner is meant.',
  pictures: [{ story: 'a--one', mode: 'm', from, to }],
});

test('BENCH-4 the later review takes precedence, regardless of the order of the files', () => {
  const reviews = [review('2026-02-02T00:00:00Z', 'x', 'y'), review('2026-01-01T00:00:00Z', null, 'x')];
  expect(indexApprovals(reviews).get('a--one m')?.to).toBe('y');
});

test('BENCH-4 each review is written to its own file, named by its date, and can be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'approvals-'));
  expect((await readApprovalIndex(folder)).size).toBe(0);
  const first = await writeReviewRecord(folder, review('2026-01-01T10:00:00Z', null, 'x'));
  const second = await writeReviewRecord(folder, review('2026-01-01T11:00:00Z', 'x', null));
  expect(basename(first)).toMatch(/^2026-01-01-[0-9a-f]{8}\.json$/);
  expect(second).not.toBe(first);
  expect((await readApprovalIndex(folder)).get('a--one m')).toMatchObject({ from: 'x', to: null });
});
