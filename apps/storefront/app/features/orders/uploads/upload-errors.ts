import type { Result } from '@piri/client';
import { getFailureMessage } from '../../platform/errors/api-errors.ts';
import type { UploadProblem } from './upload-queue.ts';

/** The final errors of the upload service. All others are temporary. */
const refused: Readonly<Record<string, string>> = {
  FileTypeForbiddenError: 'This is no JPEG, PNG, WebP or PDF. Take a photograph of it, and send that.',
  FileSizeLimitExceededError: 'Larger than 50 MB. A photograph taken by phone is enough.',
  RequestSizeLimitExceededError: 'Larger than 50 MB. A photograph taken by phone is enough.',
  MultipartUploadSizeTooLargeError: 'Larger than 50 MB. A photograph taken by phone is enough.',
};

/** Returns the error for a code of the upload service. */
export function toUploadProblem(code: string | undefined): UploadProblem {
  const message = code === undefined ? undefined : refused[code];
  if (message !== undefined) return { problem: message };
  if (code === 'network') return { problem: 'The line broke off. Try again.', canRetry: true };
  if (code === 'RequestThrottledError') {
    return { problem: 'Too many files in a short time. Try again in a few minutes.', canRetry: true };
  }
  return { problem: 'The shop had a problem. Try again.', canRetry: true };
}

/** Returns the error for a failed API call about a file. */
export function toUploadProblemFromFailure(failure: Extract<Result<unknown>, { ok: false }>): UploadProblem {
  if (failure.status === 401) {
    return { problem: 'You have been signed out. Sign in, and it goes on.', canRetry: true, held: true };
  }
  return { problem: `${getFailureMessage(failure)} Try again.`, canRetry: true };
}
