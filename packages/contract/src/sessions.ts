import { defineEndpoint } from './define-endpoint.ts';
import { z } from './zod.ts';

/** One browser or app in which a customer is signed in. */
export const session = z.object({
  id: z.string(),
  /** What the customer signed in with, such as "Firefox on Windows"; empty if unknown. */
  device: z.string(),
  signedInAt: z.string(),
  /** Exact to an hour. */
  lastUsedAt: z.string(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** Returns the customer's active sessions: the one of this request, then the most recently used first. */
export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/customers/sessions',
  response: z.object({ sessions: z.array(session) }),
  statuses: [200],
  auth: 'user',
  repeat: 'safe',
});

/** Signs out one session of the customer. */
export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/customers/sessions',
  query: z.strictObject({ id: z.string().min(1).max(100) }),
  owned: 'id',
  response: z.object({}),
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});

/** Signs the customer out of all sessions except that of this request. */
export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/customers/sessions/others',
  response: z.object({}),
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});
