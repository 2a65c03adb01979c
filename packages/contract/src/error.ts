import { quote } from './quote.ts';
import { z } from './zod.ts';

/** The errors that a caller can act upon. Add new codes here, never in a handler. */
export const errorCodes = [
  'MALFORMED',
  'API_KEY_UNKNOWN',
  'SIGN_IN_REQUIRED',
  'SESSION_EXPIRED',
  'SIGN_IN_FAILED',
  'RESET_TOKEN_INVALID',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'INVALID',
  'WRONG_PASSWORD',
  'WEAK_PASSWORD',
  'SKU_UNKNOWN',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'COUPON_INVALID',
  'METHOD_NOT_OFFERED',
  'NOT_PAYABLE',
  'NOT_CANCELLABLE',
  'NOT_BOOKABLE',
  'NOT_RETURNABLE',
  'TOO_MANY',
  'CONFIRM_MOBILE',
  'MOBILE_CODE_INVALID',
  'EMAIL_TAKEN',
  'ALREADY_SUBSCRIBED',
  'SEVERAL_ACCOUNTS',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_IN_PROGRESS',
  'PAGE_TOO_DEEP',
  'PAGE_TOKEN_INVALID',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'GATEWAY_DOWN',
] as const;

export const errorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCode>;

export const fieldError = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** The body of every error response. `message` is meant for developers. */
export const errorResponse = z.object({
  error: z.object({
    code: errorCode,
    message: z.string(),
    retryable: z.boolean(),
    fields: z.array(fieldError).optional(),
    /** If the order was not placed: its new quote. */
    quote: quote.optional(),
    requestId: z.string(),
  }),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
