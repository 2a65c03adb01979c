import { type ErrorCode, type ErrorResponse, errorResponse } from '@piri/contract/error';
import { expect } from 'vitest';
import type { Answer } from './test-api.ts';

/** Expects an error in the form that all errors share. */
export function expectApiError(answer: Answer, status: number, code: ErrorCode): ErrorResponse['error'] {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { error } = errorResponse.strict().parse(answer.json);
  expect(error.code).toBe(code);
  expect(error.requestId).toBe(answer.headers.get('x-request-id'));
  return error;
}
