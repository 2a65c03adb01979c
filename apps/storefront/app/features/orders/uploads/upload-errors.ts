import type { ApiFailure } from '../../platform/errors/api-errors.ts';
import { getUploadErrorMessage, uploadMessages } from './upload-messages.ts';
import type { UploadProblem } from './upload-queue.ts';

/** The final errors of the upload service. All others are temporary. */
const rejectionMessages: Readonly<Record<string, string>> = {
  FileTypeForbiddenError: uploadMessages.unsupportedType,
  FileSizeLimitExceededError: uploadMessages.tooLarge,
  RequestSizeLimitExceededError: uploadMessages.tooLarge,
  MultipartUploadSizeTooLargeError: uploadMessages.tooLarge,
};

/** Returns the error for a code of the upload service. */
export function toUploadProblem(code: string | undefined): UploadProblem {
  const message = code === undefined ? undefined : rejectionMessages[code];
  if (message !== undefined) return { problem: message };
  if (code === 'network') return { problem: uploadMessages.connectionDropped, canRetry: true };
  if (code === 'RequestThrottledError') return { problem: uploadMessages.tooManyFiles, canRetry: true };
  return { problem: uploadMessages.shopProblem, canRetry: true };
}

/** Returns the error for a failed API call about a file. */
export function toUploadProblemFromFailure(failure: ApiFailure): UploadProblem {
  const problem = getUploadErrorMessage(failure);
  return failure.status === 401 ? { problem, canRetry: true, held: true } : { problem, canRetry: true };
}
