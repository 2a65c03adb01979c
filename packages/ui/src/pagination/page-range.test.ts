import { expect, test } from 'vitest';
import { getPageRange } from './page-range.ts';

const drawn = (page: number, pages: number) =>
  getPageRange(page, pages)
    .map((entry) => (typeof entry === 'number' ? entry : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [6, 12, '1 … 5 6 7 … 12'],
])('page %i of %i is shown as %s', (page, pages, row) => {
  expect(drawn(page, pages)).toBe(row);
});

test('has a constant number of entries, contains the current page and its neighbours, and hides no single number', () => {
  for (let pages = 8; pages < 40; pages++) {
    for (let page = 1; page <= pages; page++) {
      const row = getPageRange(page, pages);
      expect(row).toHaveLength(7);
      for (const shown of [1, page - 1, page, page + 1, pages]) {
        if (shown >= 1 && shown <= pages) expect(row).toContain(shown);
      }
      row.forEach((entry, index) => {
        if (typeof entry === 'number') return;
        expect(Number(row[index + 1]) - Number(row[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
