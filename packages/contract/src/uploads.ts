import { defineEndpoint } from './define-endpoint.ts';
import { filePurpose } from './files.ts';
import { z } from './zod.ts';

/** The path that `@uploadcare/upload-client` sends files to. */
export const uploadsPath = '/api/uploads';

const mebibyte = 1024 * 1024;
/** 50 MB as the upload client counts them, in mebibytes. */
export const maxLargeFileBytes = 50 * mebibyte;
/** The size from which a file is sent in parts. */
export const multipartThresholdBytes = 25 * mebibyte;

/** The purposes of large files; a portrait is small. */
const uploadType = filePurpose.exclude(['PROFILE']);
export type LargeFilePurpose = z.infer<typeof uploadType>;

/**
 * The credentials that identify the caller to the upload client, under the client's own option names. Its `publicKey`
 * is the channel's key, as in the header `x-api-key`.
 * @example
 * const pass = await client.openUploads({ body: { type: 'PAYMENT_SLIP' } });
 * if (pass.ok) await uploadFile(file, { ...pass.body, publicKey: apiKey, onProgress, signal });
 */
const uploadPass = z.object({
  baseURL: z.string(),
  baseCDN: z.string(),
  secureSignature: z.string(),
  /** Until when uploads can be started with them, in seconds since 1970. */
  secureExpire: z.string(),
});
export type UploadCredentials = z.infer<typeof uploadPass>;

/**
 * Lets a customer or a guest upload large files for an hour. It has no idempotency key, because the stored result of
 * one must not grant access. A repeated call returns new credentials, which work like the first.
 */
export const createUploadCredentials = defineEndpoint({
  name: 'openUploads',
  method: 'POST',
  path: '/api/uploads/passes',
  body: z.strictObject({ type: uploadType.default('PAYMENT_SLIP') }),
  response: uploadPass,
  statuses: [200],
  auth: 'userOrGuest',
  repeat: 'natural',
});
