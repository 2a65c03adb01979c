import { getFailureMessage } from '../../platform/errors/api-error-messages.ts';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';

export const uploadMessages = {
  limits: 'JPEG, PNG, WebP or PDF, up to 50 MB each.',
  empty: 'This file is empty. Choose another one.',
  tooLarge: 'That file is over 50 MB. A phone photo is fine.',
  unsupportedType: 'That file type isn’t supported. Please send a JPEG, PNG, WebP or PDF.',
  unreadable: 'We can’t read this file. Please choose it again.',
  signedOut: 'You’ve been signed out. Sign in to continue the upload.',
  connectionDropped: 'The connection dropped. Try again.',
  tooManyFiles: 'Too many files at once. Try again in a few minutes.',
  unreachable: 'We could not reach the shop. Try again.',
  shopProblem: 'The shop had a problem. Try again.',
};

/** Returns the message for a failed API call about a file. */
export function getUploadErrorMessage(failure: ApiFailure): string {
  return failure.status === 401 ? uploadMessages.signedOut : `${getFailureMessage(failure)} Try again.`;
}
