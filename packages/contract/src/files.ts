import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

export const maxFileBytes = 10 * 1024 * 1024;

/** What a file is for decides what it may be: a portrait is a picture, a payment slip or a return may be a PDF as well. */
export const fileTypes = ['PROFILE', 'PAYMENT_SLIP', 'RETURN'] as const;
export const fileType = z.enum(fileTypes);
export type FileType = z.infer<typeof fileType>;

/** Keeps a small file: PNG, JPEG, WebP or PDF, as its content says, whatever its name does. */
export const uploadFile = endpoint({
  name: 'uploadFile',
  method: 'POST',
  path: '/api/files',
  body: z.strictObject({ file: z.file().max(maxFileBytes), type: fileType }),
  form: { largestFile: maxFileBytes },
  response: z.object({ url: z.string() }),
  statuses: [201],
  auth: 'userOrGuest',
  repeat: 'keyed',
});
