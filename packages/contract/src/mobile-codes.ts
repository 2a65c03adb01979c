import { defineEndpoint } from './define-endpoint.ts';
import { mobile, toLatinDigits } from './mobile.ts';
import { z } from './zod.ts';

/** Returns the six digits of a code, however they were typed; undefined if there are not six. */
export function normalizeMobileCode(text: string): string | undefined {
  const digits = toLatinDigits(text).replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

const mobileCode = z
  .string()
  .max(40)
  .meta({ examples: ['482906', '482 906', '৪৮২৯০৬'] })
  .transform((text, context) => {
    const code = normalizeMobileCode(text);
    if (code !== undefined) return code;
    context.addIssue({ code: 'custom', message: 'The six digits from the text message.' });
    return z.NEVER;
  });

/** Sends a code to a mobile number by text message. Pass it to `confirmMobile`, together with the `codeToken`. */
export const sendMobileCode = defineEndpoint({
  name: 'sendMobileCode',
  method: 'POST',
  path: '/api/mobiles/codes',
  body: z.strictObject({ mobile }),
  response: z.object({
    codeToken: z.string(),
    validSeconds: z.int().positive(),
  }),
  statuses: [200],
  auth: 'public',
  repeat: 'never',
});

/**
 * Confirms a mobile number by the code that was sent to it. Send the `mobileToken` in the header `x-mobile-token` of
 * orders with this number; orders of the signed-in customer need none. MOBILE_CODE_INVALID reports the field `code` as
 * WRONG or, after ten minutes or five wrong tries, as EXPIRED.
 */
export const confirmMobile = defineEndpoint({
  name: 'confirmMobile',
  method: 'POST',
  path: '/api/mobiles/confirmations',
  body: z.strictObject({ codeToken: z.string().min(1).max(100), code: mobileCode }),
  response: z.object({ mobileToken: z.string() }),
  statuses: [201],
  auth: 'userOrGuest',
  repeat: 'keyed',
});
