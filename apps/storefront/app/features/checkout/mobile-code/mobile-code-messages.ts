import type { Order } from '@piri/contract/order';
import { formatPhone } from '../../customer/account/format-phone.ts';
import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import type { MobileCodeError, SendingState } from './mobile-code-errors.ts';

export const mobileCodeErrorMessages: Readonly<Record<MobileCodeError, string>> = {
  MISSING: 'Enter the 6 digits from the text message.',
  WRONG: 'That isn’t the code we sent. Check the text message and try again.',
  EXPIRED: 'This code has expired or been tried too many times. Ask for a new one.',
  UNREACHABLE: 'We couldn’t check the code. Please try again in a moment.',
};

export const mobileCodeMessages = {
  title: 'Confirm your mobile number',
  label: 'Code from the text message',
  resend: 'Send a new code',
} as const;

/** The hint and the button for entering the code, by kind of order. */
export const confirmMobileCodeTexts: Readonly<Record<Order['kind'], { hint: string; button: string }>> = {
  ORDER: { hint: 'Enter it, and we’ll place your order.', button: 'Confirm and order' },
  BOOKING: { hint: 'Enter it, and we’ll make your booking.', button: 'Confirm and book' },
};

export function formatMobileCodeSendingState(state: SendingState, mobile: string): string {
  // A number that wraps is hard to check, so its space must not break.
  const number = formatPhone(mobile).replace(' ', '\u00A0');
  if (state === 'sending') return `We’re sending a code to ${number}…`;
  if (state === 'sent') return `We’ve sent a 6-digit code to ${number}.`;
  const wait = formatRetryAfter(state.waitMs);
  return wait === undefined
    ? `We couldn’t send a code to ${number}. Please try again.`
    : `We can send another code to ${number} in ${wait}.`;
}
