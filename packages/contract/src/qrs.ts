import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** A QR code that leads to a page of the shop, as an SVG. For the `src` of a picture: it asks for no header. */
export const getQr = endpoint({
  name: 'getQr',
  method: 'GET',
  path: '/api/qrs',
  query: z.strictObject({
    /** From the first slash on. */
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
