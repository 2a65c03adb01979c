import { expect, it } from 'vitest';
import { ApiError } from '../../../core/api-error.ts';
import { assertStrongPassword } from './assert-strong-password.ts';

const owner = { fullName: 'Farzana রহমান', email: 'farzana.r@post.example', mobile: '01711482906' };

function codeFor(password: string): string | undefined {
  try {
    assertStrongPassword(password, owner, 'newPassword');
  } catch (error) {
    if (error instanceof ApiError) return error.fields[0]?.code;
    throw error;
  }
  return undefined;
}

it.each(['123456', 'password', 'PassWord', 'qwerty123', '111111', ' 123 456 '])(
  'AUTH-3 rejects %j as a common password',
  (password) => {
    expect(codeFor(password)).toBe('COMMON_PASSWORD');
  },
);

it.each([
  'farzana.r@post.example',
  'Farzana.R@POST.example',
  'farzana.r',
  'FARZANA.R',
  'farzana রহমান',
  'FARZANAরহমান',
  'Farzana',
  'রহমান',
  '01711482906',
  '+880 1711-482906',
  '০১৭১১৪৮২৯০৬',
])('AUTH-3 rejects %j as personal data of the account', (password) => {
  expect(codeFor(password)).toBe('PERSONAL_PASSWORD');
});

it.each([
  'piri123',
  'Piri@2026',
  'piri furniture',
  '  !!Bangladesh!! ',
  'dhaka1234',
  '1971Chattogram',
  'Amar Sonar Bangla',
  'bismillah786',
  'rahim2001',
  'Tigers#1',
  'বাংলাদেশ৭১',
  '01711482907',
  '+880 1711-482907',
  '০১৭১১৪৮২৯০৭',
])('ASVS-6.2.11 rejects %j as common in Bangladesh', (password) => {
  expect(codeFor(password)).toBe('COMMON_PASSWORD');
});

it.each([
  'সোনার তরী',
  'a new one',
  'farzana likes teak',
  'dhaka by night',
  'pirimpim',
  '0171148290',
  '!!4711-0815',
])('AUTH-3 accepts %j', (password) => {
  expect(codeFor(password)).toBeUndefined();
});
