import { expect, it } from 'vitest';
import { parseIds } from './recently-viewed.ts';

it('DETAIL-3 takes up what was looked at, the last first', () => {
  expect(parseIds('["koel-accent-chair","piri-stool"]')).toEqual(['koel-accent-chair', 'piri-stool']);
});

it.each([null, '', '{', 'null', '{}', '[null, 7, ""]'])('takes up nothing from %s', (stored) => {
  expect(parseIds(stored)).toEqual([]);
});

it('takes up twelve at most', () => {
  expect(parseIds(JSON.stringify(Array.from({ length: 40 }, (_, index) => `p${index}`)))).toHaveLength(12);
});
