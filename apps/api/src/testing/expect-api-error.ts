import { type ErrorCode, type ErrorResponse, errorResponse } from '@piri/contract/error';
import { expect } from 'vitest';
import type { TestResponse } from './test-api.ts';

/** Expects an error in the form that all errors share. */
export function expectApiError(
  response: TestResponse,
  status: number,
  code: ErrorCode,
): ErrorResponse['error'] {
  expect(response.status, response.text).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { error } = errorResponse.strict().parse(response.json);
  expect(error.code).toBe(code);
  expect(error.requestId).toBe(response.headers.get('x-request-id'));
  return error;
}
