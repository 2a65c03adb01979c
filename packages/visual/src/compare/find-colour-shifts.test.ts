import { expect, test } from 'vitest';
import { findColourShifts } from './find-colour-shifts.ts';

const [blue, deep, none] = [0xffb4553a, 0xff7a3825, 0];

test('BENCH-4 the most frequent colour change comes first', () => {
  const before = Uint32Array.of(blue, blue, blue, none);
  const after = Uint32Array.of(deep, deep, blue, deep);
  expect(findColourShifts(before, after, Uint8Array.of(1, 1, 0, 1))).toEqual([
    { from: '#3a55b4', to: '#25387a', share: 2 / 3 },
    { from: null, to: '#25387a', share: 1 / 3 },
  ]);
});
