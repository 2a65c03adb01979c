import { expect, it } from 'vitest';
import { mobile, normalizeMobile, toLatinDigits } from './mobile.ts';

it.each([
  '01700000000',
  ' 01700 000 000 ',
  '01700-000000',
  '(01700) 000.000',
  '1700000000',
  '8801700000000',
  '+8801700000000',
  '008801700000000',
  '+88 01700000000',
  '0088 1700 000000',
  '০১৭০০০০০০০০',
  '+৮৮০ ১৭০০-০০০ ০০০',
  '০1৭0০0০0০0০',
])('FORM-1 normalizes %s to 01700000000', (text) => {
  expect(normalizeMobile(text)).toBe('01700000000');
  expect(mobile.parse(text)).toBe('01700000000');
});

it.each([
  '',
  '0',
  '01200000000',
  '0170000000',
  '017000000000',
  '+9101700000000',
  '02-9876543',
  '01700000000a',
  '٠١٧٠٠٠٠٠٠٠٠',
  '০'.repeat(41),
])('FORM-1 "%s" is not a mobile number of Bangladesh', (text) => {
  expect(normalizeMobile(text)).toBeUndefined();
  expect(mobile.safeParse(text).error?.issues[0]?.message).toBeTruthy();
});

it('FORM-1 converts Bangla digits among other characters', () => {
  expect(toLatinDigits('রোড ২৭, বাসা 9/ক')).toBe('রোড 27, বাসা 9/ক');
});
