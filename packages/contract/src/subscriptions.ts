import { defineEndpoint } from './define-endpoint.ts';
import { email } from './email.ts';
import { z } from './zod.ts';

/** Subscribes an email address to the newsletter. Returns 409 if it is already subscribed. */
export const subscribeEmail = defineEndpoint({
  name: 'subscribeEmail',
  method: 'POST',
  path: '/api/emails/subscriptions',
  body: z.strictObject({
    /** Always empty: an address is subscribed, not an account. */
    userId: z.literal(''),
    email,
    /** From the pop-up: the title of the offer that was shown. */
    extras: z.strictObject({ offer: z.string().max(200), type: z.literal('first-time') }).optional(),
  }),
  response: z.object({}),
  statuses: [201],
  auth: 'public',
  repeat: 'keyed',
});

/**
 * Unsubscribes an address by the token in the mails. The token does not expire, so that the link in an old mail still
 * works.
 */
export const unsubscribeEmail = defineEndpoint({
  name: 'unsubscribeEmail',
  method: 'POST',
  path: '/api/emails/unsubscriptions',
  body: z.strictObject({ token: z.string().min(1).max(100) }),
  response: z.object({ email: z.string() }),
  statuses: [200],
  auth: 'public',
  repeat: 'natural',
});
