import type { ErrorCode, FieldError } from '@piri/contract/error';
import type { Quote } from '@piri/contract/quote';

/**
 * An error whose code and message are sent to the caller. Any other error is reported only as internal. The code
 * determines the HTTP status; see `http/error-response.ts`.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** The number of seconds after which a retry may succeed, if known. */
  readonly retryAfterSeconds: number | undefined;
  /** The current quote, if an order is refused. */
  readonly quote: Quote | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields: readonly FieldError[] = [],
    { retryAfterSeconds, quote }: { retryAfterSeconds?: number; quote?: Quote } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.quote = quote;
  }
}
