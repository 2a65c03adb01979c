import type { ErrorCode, ErrorResponse } from '@piri/contract/error';
import { ApiError } from '../core/api-error.ts';
import { isDatabaseUnavailableError, isRetryableTransactionError } from '../db/sql-state.ts';

const statuses = {
  MALFORMED: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  API_KEY_UNKNOWN: 401,
  SIGN_IN_REQUIRED: 401,
  SESSION_EXPIRED: 401,
  SIGN_IN_FAILED: 401,
  RESET_TOKEN_INVALID: 401,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  ALREADY_SUBSCRIBED: 409,
  SEVERAL_ACCOUNTS: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID: 422,
  WRONG_PASSWORD: 422,
  WEAK_PASSWORD: 422,
  SKU_UNKNOWN: 422,
  OUT_OF_STOCK: 422,
  PRICE_CHANGED: 422,
  COUPON_INVALID: 422,
  METHOD_NOT_OFFERED: 422,
  NOT_PAYABLE: 422,
  NOT_CANCELLABLE: 422,
  NOT_BOOKABLE: 422,
  NOT_RETURNABLE: 422,
  TOO_MANY: 422,
  CONFIRM_MOBILE: 422,
  MOBILE_CODE_INVALID: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  PAGE_TOO_DEEP: 422,
  PAGE_TOKEN_INVALID: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  GATEWAY_DOWN: 503,
} as const satisfies Record<ErrorCode, number>;

export interface HttpErrorResponse {
  status: (typeof statuses)[ErrorCode];
  headers: Record<string, string>;
  body: ErrorResponse;
}

/** Errors after which a retry of the same request may succeed. */
const retryable: ReadonlySet<ErrorCode> = new Set([
  'RATE_LIMITED',
  'UNAVAILABLE',
  'GATEWAY_DOWN',
  'IDEMPOTENCY_IN_PROGRESS',
]);

/** Converts a thrown error to a response. Only the message of an `ApiError` is sent to the caller. */
export function toErrorResponse(error: unknown, requestId: string): HttpErrorResponse {
  const { code, message, fields, quote, retryAfterSeconds = 1 } = toApiError(error);
  const mayRetry = retryable.has(code);
  return {
    status: statuses[code],
    headers: { 'cache-control': 'no-store', ...(mayRetry && { 'retry-after': String(retryAfterSeconds) }) },
    body: {
      error: {
        code,
        message,
        retryable: mayRetry,
        ...(fields.length > 0 && { fields: [...fields] }),
        ...(quote !== undefined && { quote }),
        requestId,
      },
    },
  };
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailableError(error) || isRetryableTransactionError(error)) {
    return new ApiError(
      'UNAVAILABLE',
      'The database is busy or unavailable. Try the same request again in a moment.',
    );
  }
  return new ApiError(
    'INTERNAL',
    'Something went wrong. With the request id, the operator can find the cause in the log.',
  );
}
