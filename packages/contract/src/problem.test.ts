import { expect, it } from 'vitest';
import { problem, problemCodes } from './problem.ts';

const error = { code: 'INVALID', message: 'Too short.', retryable: false, requestId: 'abc' };

it('has a code, a message, a request id and says whether to try again', () => {
  expect(problem.parse({ error })).toEqual({ error });
  for (const part of Object.keys(error)) {
    expect(problem.safeParse({ error: { ...error, [part]: undefined } }).success, part).toBe(false);
  }
});

it('may name the fields it is about', () => {
  const fields = [{ path: 'page', code: 'too_small', message: 'At least 1.' }];
  expect(problem.parse({ error: { ...error, fields } }).error.fields).toEqual(fields);
  expect(problem.safeParse({ error: { ...error, fields: [{ path: 'page' }] } }).success).toBe(false);
});

it('knows each code once and no other', () => {
  expect(new Set(problemCodes).size).toBe(problemCodes.length);
  for (const code of problemCodes)
    expect(problem.safeParse({ error: { ...error, code } }).success).toBe(true);
  expect(problem.safeParse({ error: { ...error, code: 'TEAPOT' } }).success).toBe(false);
});
