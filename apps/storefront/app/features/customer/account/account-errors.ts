import type { ErrorCode } from '@piri/contract/error';
import { unreachableRetryMessage } from '../../platform/errors/api-error-messages.ts';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';
import { accountErrorMessages, formatTooManyTries } from './account-messages.ts';

/** The messages of a form after a failed attempt. */
export interface FormErrors<Name extends string> {
  /** How to correct each field. */
  errors?: { readonly [key in Name]?: string };
  /** The error of the whole form, shown above the fields and announced first. */
  problem?: string;
  /** A quiet line for a failure that no field caused. */
  note?: string;
}

/** Returns the messages for failures that any call can have, or `undefined` for failures that the form handles. */
function getCommonErrors(failure: ApiFailure): FormErrors<never> | undefined {
  if (failure.networkError) return { note: unreachableRetryMessage };
  if (failure.status === 429) return { problem: formatTooManyTries(failure.retryAfterMs) };
  if (failure.status >= 500) return { problem: accountErrorMessages.shopProblem };
  if (codeOf(failure) === 'SESSION_EXPIRED') return { problem: accountErrorMessages.signedOut };
  return undefined;
}

export function getSignInErrors(failure: ApiFailure): FormErrors<'userName' | 'password'> {
  if (failure.networkError) return { note: unreachableRetryMessage };
  if (failure.status === 409) {
    return { errors: { userName: accountErrorMessages.userNameAmbiguous } };
  }
  const errors = {
    userName: accountErrorMessages.userNameWrong,
    password: accountErrorMessages.passwordWrong,
  };
  if (failure.status === 429) return { errors, problem: formatTooManyTries(failure.retryAfterMs) };
  if (failure.status >= 500) return { errors, problem: accountErrorMessages.passwordMayBeRight };
  return { errors };
}

function getWeakPasswordMessage(failure: ApiFailure): string | undefined {
  if (codeOf(failure) !== 'WEAK_PASSWORD') return undefined;
  return failure.body?.error.fields?.[0]?.code === 'PERSONAL_PASSWORD'
    ? accountErrorMessages.passwordPersonal
    : accountErrorMessages.passwordCommon;
}

export function getSignUpErrors(failure: ApiFailure): FormErrors<'email' | 'password'> {
  const password = getWeakPasswordMessage(failure);
  if (password !== undefined) return { errors: { password } };
  if (failure.status === 409 && codeOf(failure) !== 'IDEMPOTENCY_IN_PROGRESS') {
    return { errors: { email: accountErrorMessages.emailTaken } };
  }
  if (failure.status === 429) return { problem: formatTooManyTries(failure.retryAfterMs) };
  return { note: unreachableRetryMessage };
}

export function getNewPasswordErrors(failure: ApiFailure): FormErrors<'currentPassword' | 'newPassword'> {
  const newPassword = getWeakPasswordMessage(failure);
  if (newPassword !== undefined) return { errors: { newPassword } };
  if (codeOf(failure) === 'WRONG_PASSWORD') {
    return { errors: { currentPassword: accountErrorMessages.currentPasswordWrong } };
  }
  if (codeOf(failure) === 'RESET_TOKEN_INVALID') {
    return { problem: accountErrorMessages.resetLinkInvalid };
  }
  return getCommonErrors(failure) ?? { problem: accountErrorMessages.shopProblem };
}

export function getUpdateProfileErrors(failure: ApiFailure): FormErrors<'currentPassword'> {
  if (codeOf(failure) === 'WRONG_PASSWORD')
    return { errors: { currentPassword: accountErrorMessages.passwordWrong } };
  return getCommonErrors(failure) ?? { problem: accountErrorMessages.shopProblem };
}

/** Returns the messages of a form with a password only. */
export function getConfirmPasswordErrors(failure: ApiFailure): FormErrors<'password'> {
  if (codeOf(failure) === 'WRONG_PASSWORD')
    return { errors: { password: accountErrorMessages.passwordWrong } };
  return getCommonErrors(failure) ?? { problem: accountErrorMessages.shopProblem };
}

export function getGenericErrors(failure: ApiFailure): FormErrors<never> {
  return getCommonErrors(failure) ?? { problem: accountErrorMessages.shopProblem };
}

function codeOf(failure: ApiFailure): ErrorCode | undefined {
  return failure.body?.error.code;
}
