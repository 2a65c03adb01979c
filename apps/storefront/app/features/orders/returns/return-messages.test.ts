import { expect, it } from 'vitest';
import { getReturnErrorMessage } from './return-messages.ts';

it.each([
  ['TOO_LATE', /return period has ended/],
  ['QUANTITY', /already/],
  ['NOT_DELIVERED', /hasn’t been delivered/],
])('CHECK-7 returns a message for the error code %s', (code, message) => {
  const error = { code: 'NOT_RETURNABLE', message: '', retryable: false, requestId: 'r' } as const;
  const body = { error: { ...error, fields: [{ path: 'code', code, message: '' }] } };
  expect(getReturnErrorMessage({ ok: false, status: 422, body })).toMatch(message);
});
