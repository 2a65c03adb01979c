/** The names of the headers that the contract defines, in lower case as HTTP/2 requires. */
export const headerNames = {
  apiKey: 'x-api-key',
  deviceId: 'x-device-id',
  authorization: 'authorization',
  idempotencyKey: 'idempotency-key',
  /** Marks a response that repeats the first one for the same key. */
  idempotencyReplayed: 'idempotency-replayed',
  /** Opens one order to the guest who placed it. */
  guestToken: 'x-guest-token',
  /** Proves that this browser has confirmed the mobile number of an order. */
  mobileToken: 'x-mobile-token',
  requestId: 'x-request-id',
} as const;

/** The format of an idempotency key: long enough that nobody can guess another caller's key. */
export const idempotencyKeyPattern = /^[\w-]{16,100}$/;
