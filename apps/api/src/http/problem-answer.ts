import type { Problem, ProblemCode } from '@piri/contract/problem';
import { isUnavailable, wantsRepeat } from '../db/sql-state.ts';
import { Refusal } from '../refusal.ts';

const statuses = {
  MALFORMED: 400,
  API_KEY_UNKNOWN: 401,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID: 422,
  PAGE_TOO_DEEP: 422,
  PAGE_TOKEN_INVALID: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<ProblemCode, number>;

export interface ProblemAnswer {
  status: (typeof statuses)[ProblemCode];
  headers: Record<string, string>;
  body: Problem;
}

/** The one place where a thrown error becomes an answer. Only a refusal's own words leave the server. */
export function problemAnswer(error: unknown, requestId: string): ProblemAnswer {
  const { code, message, fields } = asRefusal(error);
  const retryable = code === 'RATE_LIMITED' || code === 'UNAVAILABLE';
  return {
    status: statuses[code],
    headers: { 'cache-control': 'no-store', ...(retryable && { 'retry-after': '1' }) },
    body: {
      error: { code, message, retryable, ...(fields.length > 0 && { fields: [...fields] }), requestId },
    },
  };
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error) || wantsRepeat(error)) {
    return new Refusal(
      'UNAVAILABLE',
      'The database is busy or away. The same request may succeed in a moment.',
    );
  }
  return new Refusal(
    'INTERNAL',
    'Something failed inside. The request id helps the operator to find it in the log.',
  );
}
