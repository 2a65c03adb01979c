import { defineEndpoint } from './define-endpoint.ts';
import { z } from './zod.ts';

const id = z.string().max(100);

/**
 * Sends a message to the shop, in the format of the EmailJS service, so that the same form can use that service. Only
 * the name is required: the form reports a missing address, so the API does not refuse it.
 */
export const sendContactMail = defineEndpoint({
  name: 'sendContactMail',
  method: 'POST',
  path: '/api/v1.0/email/send',
  body: z.strictObject({
    service_id: id,
    template_id: id,
    user_id: id,
    template_params: z.strictObject({
      name: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .meta({ examples: ['Rahima', 'রহিমা'] }),
      email: z.string().max(500).default(''),
      subject: z.string().max(500).default(''),
      body: z.string().max(20_000).default(''),
    }),
  }),
  response: z.literal('OK'),
  // A message has up to 20,000 characters, and JSON may escape each as six bytes.
  maxBodyBytes: 131_072,
  plain: true,
  statuses: [200],
  auth: 'public',
  repeat: 'never',
});
