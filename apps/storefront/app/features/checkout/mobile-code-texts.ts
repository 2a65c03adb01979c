import type { Result } from '@piri/client';
import type { Order } from '@piri/contract/order';
import { sayMobile } from '../account/say-mobile.ts';
import { sayWait } from '../errors/say-wait.ts';

/** Why a code did not confirm the number: none was typed, what the shop says of it, or the shop could not be asked. */
export type CodeProblem = 'MISSING' | 'WRONG' | 'EXPIRED' | 'UNREACHABLE';

export const codeProblemTexts: Readonly<Record<CodeProblem, string>> = {
  MISSING: 'Enter the 6 digits from the text message.',
  WRONG: 'That isn’t the code we sent. Check the message and try again.',
  EXPIRED: 'This code has expired or was tried too often. Ask for a new one.',
  UNREACHABLE: 'We couldn’t check the code. Please try again in a moment.',
};

export const mobileCodeTexts = {
  title: 'Confirm your mobile number',
  label: 'Code from the text message',
  resend: 'Send a new code',
} as const;

/** What happens once the code is entered, and the button that does it. */
export const confirmTexts: Readonly<Record<Order['kind'], { hint: string; button: string }>> = {
  ORDER: { hint: 'Enter it, and we’ll place your order.', button: 'Confirm and order' },
  BOOKING: { hint: 'Enter it, and we’ll place your booking.', button: 'Confirm and book' },
};

/** Whether the code is on its way. `failed`: until when the next one has to wait, where the shop has said so. */
export type SendingState = 'sending' | 'sent' | { failed: true; waitMs: number | undefined };

export function formatSending(state: SendingState, mobile: string): string {
  // On one line.
  const number = sayMobile(mobile).replace(' ', '\u00A0');
  if (state === 'sending') return `We’re sending a code to ${number}…`;
  if (state === 'sent') return `We’ve sent a 6-digit code to ${number}.`;
  const wait = sayWait(state.waitMs);
  return wait === undefined
    ? `We couldn’t send a code to ${number}. Please try again.`
    : `We can send another code to ${number} in ${wait}.`;
}

type Failure = Extract<Result<unknown>, { ok: false }>;

export function failedSending({ status, retryAfterMs }: Failure): SendingState {
  return { failed: true, waitMs: status === 429 ? (retryAfterMs ?? 60_000) : undefined };
}

export function codeProblemIn({ body }: Failure): CodeProblem {
  const { code, fields = [] } = body?.error ?? {};
  if (code === 'INVALID') return 'MISSING';
  if (code !== 'MOBILE_CODE_INVALID') return 'UNREACHABLE';
  return fields.some((field) => field.code === 'WRONG') ? 'WRONG' : 'EXPIRED';
}
