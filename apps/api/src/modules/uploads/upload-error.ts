import type { UploadErrorCode } from '../../core/upload-error-code.ts';

/** A wish that the upload service does not fulfil. Its client shows the words and acts upon the code. */
export class UploadError extends Error {
  override readonly name = 'UploadRefusal';
  readonly code: UploadErrorCode;
  readonly status: number;

  constructor(code: UploadErrorCode, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
