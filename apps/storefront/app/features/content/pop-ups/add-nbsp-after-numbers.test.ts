import { expect, test } from 'vitest';
import { addNbspAfterNumbers } from './add-nbsp-after-numbers.ts';

test.each([
  ['Sofa weeks: 12 % off every sofa', 'Sofa weeks: 12\u00a0% off every sofa'],
  ['For 3 days, until 30 November', 'For 3\u00a0days, until 30\u00a0November'],
  ['Winter lamps', 'Winter lamps'],
])('%s', (text, expected) => {
  expect(addNbspAfterNumbers(text)).toBe(expected);
});
