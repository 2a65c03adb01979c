import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** The contract for those who do not write TypeScript: every call, as OpenAPI 3.1. */
export const getOpenApi = endpoint({
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  response: z.looseObject({ openapi: z.literal('3.1.0') }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
