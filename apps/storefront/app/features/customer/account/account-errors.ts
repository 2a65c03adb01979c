import type { ErrorCode } from '@piri/contract/error';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';

/** The messages of a form after a failed attempt. */
export interface FormErrors<Name extends string> {
  /** How to correct each field. */
  errors?: { readonly [key in Name]?: string };
  /** The error of the whole form, shown above the fields and announced first. */
  problem?: string;
  /** A quiet line for a failure that no field caused. */
  note?: string;
}

export const networkErrorMessage = 'We could not reach the shop. Please try again.';
const shopsFault = 'The shop had a problem. Please try again in a minute.';

/** Returns the messages for failures that any call can have, or `undefined` for failures that the form handles. */
function getCommonErrors(failure: ApiFailure): FormErrors<never> | undefined {
  if (failure.networkError) return { note: networkErrorMessage };
  if (failure.status === 429) return { problem: tooManyTries(failure.retryAfterMs) };
  if (failure.status >= 500) return { problem: shopsFault };
  if (codeOf(failure) === 'SESSION_EXPIRED')
    return { problem: 'You’ve been signed out. Sign in and try again.' };
  return undefined;
}

export function getSignInErrors(failure: ApiFailure): FormErrors<'userName' | 'password'> {
  if (failure.networkError) return { note: networkErrorMessage };
  if (failure.status === 409) {
    return { errors: { userName: 'Your Mobile or Email is already associated with another account' } };
  }
  const errors = { userName: 'Wrong Email or Mobile No', password: 'Wrong Password' };
  if (failure.status === 429) return { errors, problem: tooManyTries(failure.retryAfterMs) };
  if (failure.status >= 500)
    return { errors, problem: 'The shop had a problem. Your password may be right.' };
  return { errors };
}

const weakPassword: Record<string, string> = {
  COMMON_PASSWORD: 'This is one of the most common passwords. Please choose another.',
  PERSONAL_PASSWORD: 'Your name, email or mobile is easy to guess. Please choose another password.',
};

function weakPasswordText(failure: ApiFailure): string | undefined {
  if (codeOf(failure) !== 'WEAK_PASSWORD') return undefined;
  return weakPassword[failure.body?.error.fields?.[0]?.code ?? ''] ?? weakPassword['COMMON_PASSWORD'];
}

export function getSignUpErrors(failure: ApiFailure): FormErrors<'email' | 'password'> {
  const password = weakPasswordText(failure);
  if (password !== undefined) return { errors: { password } };
  if (failure.status === 409 && codeOf(failure) !== 'IDEMPOTENCY_IN_PROGRESS') {
    return { errors: { email: 'Email already Used, Please Give an Another Eamil' } };
  }
  if (failure.status === 429) return { problem: tooManyTries(failure.retryAfterMs) };
  return { note: networkErrorMessage };
}

export function getNewPasswordErrors(failure: ApiFailure): FormErrors<'currentPassword' | 'newPassword'> {
  const newPassword = weakPasswordText(failure);
  if (newPassword !== undefined) return { errors: { newPassword } };
  if (codeOf(failure) === 'WRONG_PASSWORD') {
    return { errors: { currentPassword: 'That isn’t your current password.' } };
  }
  if (codeOf(failure) === 'RESET_TOKEN_INVALID') {
    return { problem: 'This link has been used or has expired. Request a new one.' };
  }
  return getCommonErrors(failure) ?? { problem: shopsFault };
}

export function getUpdateProfileErrors(failure: ApiFailure): FormErrors<'currentPassword'> {
  if (codeOf(failure) === 'WRONG_PASSWORD') return { errors: { currentPassword: 'Wrong Password' } };
  return getCommonErrors(failure) ?? { problem: shopsFault };
}

/** Returns the messages of a form with a password only. */
export function getConfirmPasswordErrors(failure: ApiFailure): FormErrors<'password'> {
  if (codeOf(failure) === 'WRONG_PASSWORD') return { errors: { password: 'Wrong Password' } };
  return getCommonErrors(failure) ?? { problem: shopsFault };
}

export function getGenericErrors(failure: ApiFailure): FormErrors<never> {
  return getCommonErrors(failure) ?? { problem: shopsFault };
}

function codeOf(failure: ApiFailure): ErrorCode | undefined {
  return failure.body?.error.code;
}

function tooManyTries(retryAfterMs: number | undefined): string {
  if (retryAfterMs === undefined) return 'Too many tries. Wait a few minutes.';
  const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
  return `Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
