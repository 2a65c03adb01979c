import { endpoint } from './endpoint.ts';
import { fileType } from './files.ts';
import { z } from './zod.ts';

/** Below the shop's origin: what `@uploadcare/upload-client` is pointed at. */
export const uploadsPath = '/api/uploads';

const mebibyte = 1024 * 1024;
/** As the upload client counts: 50 MB there are mebibytes. */
export const maxUploadBytes = 50 * mebibyte;
/** From here on a file is sent in parts. */
export const multipartThresholdBytes = 25 * mebibyte;

/** What large files are for; a portrait has no need of it. */
const uploadType = fileType.exclude(['PROFILE']);
export type UploadType = z.infer<typeof uploadType>;

/**
 * What the upload client is told so that a file is known to be the caller's: its options by their own names. Its
 * `publicKey` is the channel's key, as the header `x-api-key` has it.
 * @example
 * const pass = await client.openUploads({ body: { type: 'PAYMENT_SLIP' } });
 * if (pass.ok) await uploadFile(file, { ...pass.body, publicKey: apiKey, onProgress, signal });
 */
const uploadPass = z.object({
  baseURL: z.string(),
  baseCDN: z.string(),
  secureSignature: z.string(),
  /** Until when files may be begun with it, in seconds since 1970. */
  secureExpire: z.string(),
});
export type UploadCredentials = z.infer<typeof uploadPass>;

/**
 * Lets a customer, or a guest, send large files for an hour. Without a key, since what is kept under one must not open
 * anything: asked again, it answers another pass, which is as good as the first.
 */
export const createUploadCredentials = endpoint({
  name: 'openUploads',
  method: 'POST',
  path: '/api/uploads/passes',
  body: z.strictObject({ type: uploadType.default('PAYMENT_SLIP') }),
  response: uploadPass,
  statuses: [200],
  auth: 'userOrGuest',
  repeat: 'natural',
});
