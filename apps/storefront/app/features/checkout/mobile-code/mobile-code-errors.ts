import type { ApiFailure } from '../../platform/errors/api-errors.ts';

/** Why a code did not confirm the number: none was entered, the API rejected it, or the API could not be reached. */
export type MobileCodeError = 'MISSING' | 'WRONG' | 'EXPIRED' | 'UNREACHABLE';

/** The state of sending the code. After a failure, `waitMs` is the time until the next attempt, if the API gave one. */
export type SendingState = 'sending' | 'sent' | { waitMs: number | undefined };

export function toFailedSendingState({ status, retryAfterMs }: ApiFailure): SendingState {
  return { waitMs: status === 429 ? (retryAfterMs ?? 60_000) : undefined };
}

export function getMobileCodeError({ body }: ApiFailure): MobileCodeError {
  const { code, fields = [] } = body?.error ?? {};
  if (code === 'INVALID') return 'MISSING';
  if (code !== 'MOBILE_CODE_INVALID') return 'UNREACHABLE';
  return fields.some((field) => field.code === 'WRONG') ? 'WRONG' : 'EXPIRED';
}
