import { expect, it } from 'vitest';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';
import { getNewPasswordErrors, getSignInErrors, getSignUpErrors } from './account-errors.ts';

const refused = (status: number, code = 'INTERNAL', retryAfterMs?: number): ApiFailure => ({
  ok: false,
  status,
  body: { error: { code: code as 'INTERNAL', message: '', retryable: false, requestId: 'r' } },
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const bodiless = (status: number): ApiFailure => ({ ok: false, status });
const cut: ApiFailure = { ok: false, networkError: true };
const wrong = { userName: 'Wrong Email or Mobile No', password: 'Wrong Password' };

it('AUTH-2 a 409 reports that the name belongs to another account, without a password error', () => {
  expect(getSignInErrors(refused(409, 'SEVERAL_ACCOUNTS'))).toEqual({
    errors: { userName: 'Your Mobile or Email is already associated with another account' },
  });
});

it.each([400, 401, 404, 422])('AUTH-2 a %i marks both fields as wrong', (status) => {
  expect(getSignInErrors(bodiless(status))).toEqual({ errors: wrong });
});

it.each([500, 502, 503])('AUTH-2 a %i also explains the problem above the fields', (status) => {
  expect(getSignInErrors(bodiless(status))).toEqual({
    errors: wrong,
    problem: 'The shop had a problem. Your password may be right.',
  });
});

it.each([
  [1, '1 minute'],
  [60_000, '1 minute'],
  [60_001, '2 minutes'],
  [900_000, '15 minutes'],
])('AUTH-2 a 429 with %i ms to wait says to wait %s', (ms, wait) => {
  expect(getSignInErrors(refused(429, 'RATE_LIMITED', ms))).toEqual({
    errors: wrong,
    problem: `Too many tries. Wait ${wait}.`,
  });
});

it('AUTH-2 a network failure does not report a wrong password', () => {
  expect(getSignInErrors(cut)).toEqual({ note: 'We could not reach the shop. Please try again.' });
});

it('AUTH-4 a taken email asks for another address; a request in progress does not', () => {
  expect(getSignUpErrors(refused(409, 'EMAIL_TAKEN'))).toEqual({
    errors: { email: 'Email already Used, Please Give an Another Eamil' },
  });
  expect(getSignUpErrors(refused(409, 'IDEMPOTENCY_IN_PROGRESS'))).not.toHaveProperty('errors');
});

it.each([cut, refused(500), bodiless(502), refused(422, 'INVALID')])(
  'AUTH-4 returns a short note for any other failure: %j',
  (failure) => {
    expect(getSignUpErrors(failure)).toEqual({ note: 'We could not reach the shop. Please try again.' });
  },
);

it.each([
  ['COMMON_PASSWORD', 'This is one of the most common passwords. Please choose another.'],
  [
    'PERSONAL_PASSWORD',
    'A password containing your name, email address or mobile number is easy to guess. Please choose another.',
  ],
  ['ANOTHER', 'This is one of the most common passwords. Please choose another.'],
])('AUTH-3 AUTH-7 a password refused as %s gets an error in its field', (code, message) => {
  const failure: ApiFailure = {
    ok: false,
    status: 422,
    body: {
      error: {
        ...{ code: 'WEAK_PASSWORD', message: '', retryable: false, requestId: 'r' },
        fields: [{ path: 'password', code, message: '' }],
      },
    },
  };
  expect(getSignUpErrors(failure)).toEqual({ errors: { password: message } });
  expect(getNewPasswordErrors(failure)).toEqual({ errors: { newPassword: message } });
});

it('AUTH-7 a wrong current password is an error of its field, an invalid link one of the form', () => {
  expect(getNewPasswordErrors(refused(422, 'WRONG_PASSWORD'))).toEqual({
    errors: { currentPassword: 'That isn’t your current password.' },
  });
  expect(getNewPasswordErrors(refused(401, 'RESET_TOKEN_INVALID')).problem).toContain('Request a new one.');
});
