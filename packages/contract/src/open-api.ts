import { defineEndpoint } from './define-endpoint.ts';
import { z } from './zod.ts';

/** Returns the contract as OpenAPI 3.1, for callers that do not use TypeScript. */
export const getOpenApi = defineEndpoint({
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  response: z.looseObject({ openapi: z.literal('3.1.0') }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
