import { expect, it } from 'vitest';
import { errorCodes, errorResponse } from './error.ts';

const error = { code: 'INVALID', message: 'Too short.', retryable: false, requestId: 'abc' };

it('requires a code, a message, a request id and whether the call can be retried', () => {
  expect(errorResponse.parse({ error })).toEqual({ error });
  for (const part of Object.keys(error)) {
    expect(errorResponse.safeParse({ error: { ...error, [part]: undefined } }).success, part).toBe(false);
  }
});

it('accepts the fields that are invalid', () => {
  const fields = [{ path: 'page', code: 'too_small', message: 'At least 1.' }];
  expect(errorResponse.parse({ error: { ...error, fields } }).error.fields).toEqual(fields);
  expect(errorResponse.safeParse({ error: { ...error, fields: [{ path: 'page' }] } }).success).toBe(false);
});

it('accepts each known code and no other', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
  for (const code of errorCodes)
    expect(errorResponse.safeParse({ error: { ...error, code } }).success).toBe(true);
  expect(errorResponse.safeParse({ error: { ...error, code: 'TEAPOT' } }).success).toBe(false);
});
