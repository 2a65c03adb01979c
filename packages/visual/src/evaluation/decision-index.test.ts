import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ReviewRecord, readReviewRecords } from '../approved/review-records.ts';
import { computeDecisionIndex } from './decision-index.ts';

const name = { story: 'a--one', mode: 'm' };
let minute = 0;

function review(more: Partial<ReviewRecord>): ReviewRecord {
  minute += 1;
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  return { by: 'Mina', at, commit: 'c', reason: 'Meant', pictures: [], ...more };
}

const approval = (from: string | null, to: string | null, settles?: (string | null)[]) =>
  review({ pictures: [{ ...name, from, to, ...(settles && { settles }) }] });

const contestedLooks = (...reviews: ReviewRecord[]) => [
  ...(computeDecisionIndex(reviews).contested.get('a--one m')?.keys() ?? []),
];

test('BENCH-4 successive approvals are not contested, even if one restores an earlier look', () => {
  expect(
    contestedLooks(approval(null, 'x'), approval('x', 'y'), approval('y', 'x'), approval('x', null)),
  ).toEqual([]);
});

test('BENCH-4 two approvals based on the same look are contested until one review resolves them', () => {
  const both = [approval(null, 'x'), approval('x', 'y'), approval('x', 'z')];
  expect(contestedLooks(...both)).toEqual(['y', 'z']);
  expect(contestedLooks(...both, approval('z', 'w'))).toEqual(['y', 'w']);
  expect(contestedLooks(...both, approval('z', 'y', ['y', 'z']))).toEqual([]);
  expect(contestedLooks(...both, approval('z', 'w', ['y', 'z']))).toEqual([]);
});

test('BENCH-4 a new picture is contested if two branches approved different ones', () => {
  expect(contestedLooks(approval(null, 'x'), approval(null, 'y'))).toEqual(['x', 'y']);
  expect(contestedLooks(approval(null, 'x'), approval(null, 'x'))).toEqual([]);
});

test('BENCH-4 a removal and a change based on the same look are contested', () => {
  expect(contestedLooks(approval(null, 'x'), approval('x', null), approval('x', 'y'))).toEqual([null, 'y']);
});

test('BENCH-4 an approval is valid even if the one that it is based on is missing', () => {
  expect(contestedLooks(approval(null, 'x'), approval('lost', 'y'))).toEqual([]);
});

test('BENCH-4 a rejected look stays rejected until it is approved', () => {
  const no = review({ rejected: [{ ...name, hash: 'x', reason: 'Too pale' }] });
  expect(computeDecisionIndex([no]).rejected.get('a--one m')?.get('x')).toMatchObject({
    by: 'Mina',
    reason: 'Too pale',
  });
  const after = computeDecisionIndex([no, approval(null, 'y'), approval('y', 'x')]);
  expect(after.rejected.get('a--one m')?.size).toBe(0);
});

test('BENCH-4 a picture marked as flaky stays flaky until it is approved again', () => {
  const mark = review({ flaky: [{ ...name, reason: 'A spinner' }] });
  expect(computeDecisionIndex([mark]).flaky.get('a--one m')?.reason).toBe('A spinner');
  expect(computeDecisionIndex([mark, approval(null, 'x')]).flaky.size).toBe(0);
});

test('BENCH-4 none of the approved pictures of this repository is contested', async () => {
  const reviews = await readReviewRecords(join(import.meta.dirname, '../../baselines'));
  expect([...computeDecisionIndex(reviews).contested.keys()]).toEqual([]);
});
