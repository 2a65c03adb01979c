import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

export const maxFileBytes = 10 * 1024 * 1024;

/**
 * The purpose of a file, which limits its format: a portrait must be an image; a transfer slip or a file of a return
 * may also be a PDF.
 */
export const fileTypes = ['PROFILE', 'PAYMENT_SLIP', 'RETURN'] as const;
export const fileType = z.enum(fileTypes);
export type FileType = z.infer<typeof fileType>;

/** Stores a small file: PNG, JPEG, WebP or PDF, detected from its content, not its name. */
export const uploadFile = endpoint({
  name: 'uploadFile',
  method: 'POST',
  path: '/api/files',
  body: z.strictObject({ file: z.file().max(maxFileBytes), type: fileType }),
  form: { maxFileBytes },
  response: z.object({ url: z.string() }),
  statuses: [201],
  auth: 'userOrGuest',
  repeat: 'keyed',
});
