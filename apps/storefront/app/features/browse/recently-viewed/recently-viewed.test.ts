import { expect, it } from 'vitest';
import { parseRecentlyViewedIds } from './recently-viewed.ts';

it('DETAIL-3 parses the stored ids, the last viewed first', () => {
  expect(parseRecentlyViewedIds('["koel-accent-chair","piri-stool"]')).toEqual([
    'koel-accent-chair',
    'piri-stool',
  ]);
});

it.each([null, '', '{', 'null', '{}', '[null, 7, ""]'])('ignores an invalid stored value: %s', (stored) => {
  expect(parseRecentlyViewedIds(stored)).toEqual([]);
});

it('returns twelve ids at most', () => {
  expect(
    parseRecentlyViewedIds(JSON.stringify(Array.from({ length: 40 }, (_, index) => `p${index}`))),
  ).toHaveLength(12);
});
