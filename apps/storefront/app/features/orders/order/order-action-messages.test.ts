import type { ErrorCode } from '@piri/contract/error';
import { expect, test } from 'vitest';
import { getOrderErrorMessage } from './order-action-messages.ts';

const failure = (code: ErrorCode) => {
  const error = { code, message: '', retryable: false, requestId: 'r' };
  return { ok: false, status: 422, body: { error } } as const;
};

test.each(['NOT_CANCELLABLE', 'NOT_PAYABLE', 'GATEWAY_DOWN'] as const)(
  'CHECK-6 the message for %s names the order or the booking',
  (code) => {
    expect(getOrderErrorMessage(failure(code))).toMatch(/\border\b/);
    expect(getOrderErrorMessage(failure(code), 'BOOKING')).toMatch(/\bbooking\b/);
    expect(getOrderErrorMessage(failure(code), 'BOOKING')).not.toMatch(/\border\b/);
  },
);

test('CHECK-6 other messages are the same for a booking', () => {
  const message = getOrderErrorMessage(failure('METHOD_NOT_OFFERED'));
  expect(getOrderErrorMessage(failure('METHOD_NOT_OFFERED'), 'BOOKING')).toBe(message);
});
