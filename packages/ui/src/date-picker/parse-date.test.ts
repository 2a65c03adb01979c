// @vitest-environment node
import { expect, test } from 'vitest';
import { createTypedDateFormat } from './parse-date.ts';

const names = { day: 'dd', month: 'mm', year: 'yyyy' };

test.each([
  ['en-GB', '28/11/2026', 'dd/mm/yyyy'],
  ['en-US', '11/28/2026', 'mm/dd/yyyy'],
  ['bn-BD', '২৮/১১/২০২৬', 'dd/mm/yyyy'],
  ['de', '28.11.2026', 'dd.mm.yyyy'],
  ['sv', '2026-11-28', 'yyyy-mm-dd'],
])('%s writes %s, and parses what it has written', (locale, text, placeholder) => {
  const { format, parse, toPlaceholder } = createTypedDateFormat(locale);
  expect(format('2026-11-28')).toBe(text);
  expect(parse(text)).toBe('2026-11-28');
  expect(toPlaceholder(names)).toBe(placeholder);
});

test.each(['ar-EG', 'fa-IR', 'my', 'th-TH'])(
  'parses the digits and marks of %s, in the Gregorian calendar',
  (locale) => {
    const { format, parse } = createTypedDateFormat(locale);
    expect(parse(format('2026-11-28'))).toBe('2026-11-28');
  },
);

test.each([
  ['1/2/2027', '2027-02-01'],
  ['1.2.27', '2027-02-01'],
  [' 1 - 2 - 2027 ', '2027-02-01'],
  ['28112026', '2026-11-28'],
  ['281126', '2026-11-28'],
  ['২৮১১২০২৬', '2026-11-28'],
  ['২৮-১১-২০২৬', '2026-11-28'],
  ['২৮/11/২৬', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
])('English parses %s as %s', (text, day) => {
  expect(createTypedDateFormat('en-GB').parse(text)).toBe(day);
});

test.each([
  '',
  '28',
  '28/11',
  '31/11/2026',
  '29/2/2027',
  '11/28/2026',
  '28/11/202',
  '31022027',
  '2811202',
  '28 Nov 2026',
  '1/2/2027 3',
  'tomorrow',
])('English does not guess what %s means', (text) => {
  expect(createTypedDateFormat('en-GB').parse(text)).toBeUndefined();
});

test('splits a row of digits in the order of the language', () => {
  expect(createTypedDateFormat('en-US').parse('11282026')).toBe('2026-11-28');
  expect(createTypedDateFormat('sv').parse('20261128')).toBe('2026-11-28');
  expect(createTypedDateFormat('sv').parse('261128')).toBe('2026-11-28');
});
