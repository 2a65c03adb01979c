import { defineEndpoint } from './define-endpoint.ts';
import { z } from './zod.ts';

export const getHealth = defineEndpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  response: z.object({ status: z.literal('ok'), database: z.enum(['pglite', 'postgresql']) }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
