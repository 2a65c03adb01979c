import type { ErrorCode, FieldError } from '@piri/contract/error';
import type { Quote } from '@piri/contract/quote';

/**
 * A call that is refused for a reason the caller may know. Everything else that is thrown stays inside.
 * The code decides the HTTP status; that table stands in `http/error-response.ts` alone.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** After how long the same request may fare better, where that is known. */
  readonly retryAfterSeconds: number | undefined;
  /** Of an order that is refused: what it would be now. */
  readonly quote: Quote | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields: readonly FieldError[] = [],
    { retryAfterSeconds, quote }: { retryAfterSeconds?: number; quote?: Quote } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.quote = quote;
  }
}
