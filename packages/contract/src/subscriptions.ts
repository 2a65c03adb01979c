import { email } from './email.ts';
import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** Puts an address on the list of the newsletter. A 409 is the answer to one that stands there. */
export const subscribeEmail = endpoint({
  name: 'subscribeEmail',
  method: 'POST',
  path: '/api/emails/subscriptions',
  body: z.strictObject({
    /** Always empty: an address is subscribed, not an account. */
    userId: z.literal(''),
    email,
    /** From the pop-up: the title of the offer that was read there. */
    extras: z.strictObject({ offer: z.string().max(200), type: z.literal('first-time') }).optional(),
  }),
  response: z.object({}),
  statuses: [201],
  auth: 'public',
  repeat: 'keyed',
});

/** By the token that stands in the letters. It stays good, so that an old letter's link never fails anybody. */
export const unsubscribeEmail = endpoint({
  name: 'unsubscribeEmail',
  method: 'POST',
  path: '/api/emails/unsubscriptions',
  body: z.strictObject({ token: z.string().min(1).max(100) }),
  response: z.object({ email: z.string() }),
  statuses: [200],
  auth: 'public',
  repeat: 'natural',
});
