import { expect, it } from 'vitest';
import { idsIn } from './recently-viewed.ts';

it('DETAIL-3 takes up what was looked at, the last first', () => {
  expect(idsIn('["koel-accent-chair","piri-stool"]')).toEqual(['koel-accent-chair', 'piri-stool']);
});

it.each([null, '', '{', 'null', '{}', '[null, 7, ""]'])('takes up nothing from %s', (stored) => {
  expect(idsIn(stored)).toEqual([]);
});

it('takes up twelve at most', () => {
  expect(idsIn(JSON.stringify(Array.from({ length: 40 }, (_, index) => `p${index}`)))).toHaveLength(12);
});
