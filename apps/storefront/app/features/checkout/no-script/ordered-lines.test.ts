import { expect, test } from 'vitest';
import { orderedLine, orderedLines } from './ordered-lines.ts';

const lines = (search: string) => orderedLines(new URLSearchParams(search));

test('SHELL-5 an address asks for pieces and sets, each with how many', () => {
  expect(lines('item=KOL-MUSTARD:2&bundle=dinner-for-four:1')).toEqual([
    { sourceType: 'item', code: 'KOL-MUSTARD', quantity: 2 },
    { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 },
  ]);
  expect(lines('item=KOL-MUSTARD')).toEqual([{ sourceType: 'item', code: 'KOL-MUSTARD', quantity: 1 }]);
  expect(lines(`item=${orderedLine({ code: 'KOL-MUSTARD', quantity: 3 })}`)[0]?.quantity).toBe(3);
});

test.each(['', 'item=', 'item=a:b', 'item=a:0', 'item=a:1:2', 'item=%3Cscript%3E:1', 'sofa=a:1'])(
  'SHELL-5 an address that asks for nothing one could order has no lines: %s',
  (search) => {
    expect(lines(search)).toEqual([]);
  },
);
