/** Why the upload service refuses, in the words that its client knows. */
export type UploadErrorCode =
  | 'DownloadFileError'
  | 'DownloadFileHTTPClientError'
  | 'DownloadFileHTTPNetworkError'
  | 'DownloadFileHTTPServerError'
  | 'DownloadFileSizeLimitExceededError'
  | 'DownloadFileTimeLimitExceededError'
  | 'FileIdRequiredError'
  | 'FileNotFoundError'
  | 'FileRequiredError'
  | 'FileSizeLimitExceededError'
  | 'FileTypeForbiddenError'
  | 'HostnameNotFoundError'
  | 'MultipartFileCompletionFailedError'
  | 'MultipartFileNotFoundError'
  | 'MultipartPartSizeInvalidError'
  | 'MultipartSizeInvalidError'
  | 'MultipartUploadSizeTooLargeError'
  | 'PostRequestParserFailedError'
  | 'ProjectPublicKeyInvalidError'
  | 'RequestSizeLimitExceededError'
  | 'RequestThrottledError'
  | 'SignatureExpirationError'
  | 'SignatureInvalidError'
  | 'SignatureRequiredError'
  | 'SourceURLRequiredError'
  | 'TokenRequiredError'
  | 'URLHostPrivateIPForbiddenError'
  | 'URLParsingFailedError'
  | 'URLRedirectsLimitExceededError'
  | 'URLSchemeInvalidError'
  | 'UploadAPIError';

/** A wish that the upload service does not fulfil. Its client shows the words and acts upon the code. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
  readonly code: UploadErrorCode;
  readonly status: number;

  constructor(code: UploadErrorCode, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
