/** The names of the headers that the contract gives a meaning to. All lower case, as HTTP/2 wants them. */
export const headerNames = {
  apiKey: 'x-api-key',
  deviceId: 'x-device-id',
  authorization: 'authorization',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const;
