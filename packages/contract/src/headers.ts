/** The names of the headers that the contract gives a meaning to. All lower case, as HTTP/2 wants them. */
export const headerNames = {
  apiKey: 'x-api-key',
  deviceId: 'x-device-id',
  authorization: 'authorization',
  idempotencyKey: 'idempotency-key',
  /** Says that the answer was given before, to the same key. */
  idempotencyReplayed: 'idempotency-replayed',
  /** Opens one order to whoever placed it without an account. */
  guestToken: 'x-guest-token',
  /** Says that this browser has confirmed the mobile number of an order. */
  mobileToken: 'x-mobile-token',
  requestId: 'x-request-id',
} as const;

/** What an idempotency key must look like: long enough that nobody guesses another one's. */
export const idempotencyKeyPattern = /^[\w-]{16,100}$/;
