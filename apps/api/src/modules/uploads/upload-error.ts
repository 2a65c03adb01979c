import type { UploadErrorCode } from '../../core/upload-error-code.ts';

/** A request that the upload service refuses. The client shows the message and acts on the code. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly code: UploadErrorCode;
  readonly status: number;

  constructor(code: UploadErrorCode, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
