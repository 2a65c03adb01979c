import { expect, test } from 'vitest';
import { addNbspAfterNumbers } from './add-nbsp-after-numbers.ts';

test.each([
  ['15 lamps at half price', '15\u00a0lamps at half price'],
  ['For 3 days, until 30 November', 'For 3\u00a0days, until 30\u00a0November'],
  ['Winter lamps', 'Winter lamps'],
])('%s', (text, expected) => {
  expect(addNbspAfterNumbers(text)).toBe(expected);
});
