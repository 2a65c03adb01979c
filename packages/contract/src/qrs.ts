import { defineEndpoint } from './define-endpoint.ts';
import { z } from './zod.ts';

/** Returns a QR code for a page of the shop as an SVG. It needs no header, so that it can be the `src` of an image. */
export const getQr = defineEndpoint({
  name: 'getQr',
  method: 'GET',
  path: '/api/qrs',
  query: z.strictObject({
    /** The path, starting with the slash. */
    path: z
      .string()
      .max(200)
      .regex(/^\/(?![/\\])[^\s\\]*$/)
      .meta({ examples: ['/orders', '/details?id=meghna-3-seater'] }),
  }),
  response: z.string(),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
  plain: 'image/svg+xml',
});
