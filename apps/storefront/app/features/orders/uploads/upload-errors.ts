import { type ApiFailure, getFailureMessage } from '../../platform/errors/api-errors.ts';
import type { UploadProblem } from './upload-queue.ts';

/** The final errors of the upload service. All others are temporary. */
const refused: Readonly<Record<string, string>> = {
  FileTypeForbiddenError: 'That file type isn’t supported. Please send a JPEG, PNG, WebP or PDF.',
  FileSizeLimitExceededError: 'That file is over 50 MB. A phone photo is fine.',
  RequestSizeLimitExceededError: 'That file is over 50 MB. A phone photo is fine.',
  MultipartUploadSizeTooLargeError: 'That file is over 50 MB. A phone photo is fine.',
};

/** Returns the error for a code of the upload service. */
export function toUploadProblem(code: string | undefined): UploadProblem {
  const message = code === undefined ? undefined : refused[code];
  if (message !== undefined) return { problem: message };
  if (code === 'network') return { problem: 'The connection dropped. Try again.', canRetry: true };
  if (code === 'RequestThrottledError') {
    return { problem: 'Too many files at once. Try again in a few minutes.', canRetry: true };
  }
  return { problem: 'The shop had a problem. Try again.', canRetry: true };
}

/** Returns the error for a failed API call about a file. */
export function toUploadProblemFromFailure(failure: ApiFailure): UploadProblem {
  if (failure.status === 401) {
    return { problem: 'You’ve been signed out. Sign in to continue the upload.', canRetry: true, held: true };
  }
  return { problem: `${getFailureMessage(failure)} Try again.`, canRetry: true };
}
