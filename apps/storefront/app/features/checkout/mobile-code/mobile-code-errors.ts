import type { Failure } from '../../platform/errors/api-errors.ts';

/** Why a code did not confirm the number: none was typed, what the API says of it, or the API could not be reached. */
export type CodeError = 'MISSING' | 'WRONG' | 'EXPIRED' | 'UNREACHABLE';

/** Whether the code is on its way. After a failure: how long the next one has to wait, if the API said so. */
export type SendingState = 'sending' | 'sent' | { waitMs: number | undefined };

export function getSendingError({ status, retryAfterMs }: Failure): SendingState {
  return { waitMs: status === 429 ? (retryAfterMs ?? 60_000) : undefined };
}

export function getCodeError({ body }: Failure): CodeError {
  const { code, fields = [] } = body?.error ?? {};
  if (code === 'INVALID') return 'MISSING';
  if (code !== 'MOBILE_CODE_INVALID') return 'UNREACHABLE';
  return fields.some((field) => field.code === 'WRONG') ? 'WRONG' : 'EXPIRED';
}
