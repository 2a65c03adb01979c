import { defineEndpoint } from './define-endpoint.ts';
import { z } from './zod.ts';

export const maxSmallFileBytes = 10 * 1024 * 1024;

/**
 * The purpose of a file, which limits its format: a portrait must be an image; a transfer slip or a file of a return
 * may also be a PDF.
 */
export const filePurposes = ['PROFILE', 'PAYMENT_SLIP', 'RETURN'] as const;
export const filePurpose = z.enum(filePurposes);
export type FilePurpose = z.infer<typeof filePurpose>;

/** Stores a small file: PNG, JPEG, WebP or PDF, detected from its content, not its name. */
export const uploadFile = defineEndpoint({
  name: 'uploadFile',
  method: 'POST',
  path: '/api/files',
  body: z.strictObject({ file: z.file().max(maxSmallFileBytes), type: filePurpose }),
  form: { maxFileBytes: maxSmallFileBytes },
  response: z.object({ url: z.string() }),
  statuses: [201],
  auth: 'userOrGuest',
  repeat: 'keyed',
});
