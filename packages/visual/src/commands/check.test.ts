import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { exitCodes } from '../cli-error.ts';
import { getMarkdownSummaryPath, getReportPath } from '../paths.ts';
import {
  createChangedGreyImageFixture,
  createReviewFoldersFixture,
  greyImageFixture,
} from '../testing/review-fixture.ts';
import { reportLastCapture } from './check.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

test('BENCH-4 the reports list the causes of the pictures that are not approved', async () => {
  const changed = (count: number) => ({
    before: greyImageFixture,
    after: createChangedGreyImageFixture(count),
  });
  const paths = await createReviewFoldersFixture({
    'a--one m': changed(1),
    'a--two m': changed(2),
    'b--new m': { before: null, after: createChangedGreyImageFixture(4) },
    'b--same m': { before: greyImageFixture, after: greyImageFixture },
  });
  expect(await reportLastCapture(paths)).toBe(exitCodes.unapproved);

  const { causes } = JSON.parse(await readFile(getReportPath(paths), 'utf8'));
  const values = { before: '#646464', after: '#656565' };
  expect(causes).toEqual([{ kind: 'look', name: '#646464 became #656565', count: 2, values }]);
  const summary = await readFile(getMarkdownSummaryPath(paths), 'utf8');
  expect(summary).toContain('| same change | #646464 became #656565 | 2 | #646464 became #656565 |');
  expect(summary).toContain('| no common cause | | 1 | |');
});

test('BENCH-4 the reports of an approved run list no causes', async () => {
  const paths = await createReviewFoldersFixture({
    'b--same m': { before: greyImageFixture, after: greyImageFixture },
  });
  expect(await reportLastCapture(paths)).toBe(exitCodes.approved);
  expect(JSON.parse(await readFile(getReportPath(paths), 'utf8'))).toMatchObject({ passed: 1, causes: [] });
});
