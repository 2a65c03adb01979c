import type { ReadAddress } from '@piri/caller-address';
import type { Context as HttpContext } from 'hono';
import { isStorableText } from '../core/is-storable-text.ts';
import { confirmEmail } from '../modules/customers/confirm-email.ts';
import type { AppContext } from '../runtime/context.ts';
import { getEmailConfirmationRateLimits } from '../runtime/endpoint-rate-limits.ts';
import { enforceRateLimits } from '../runtime/rate-limit.ts';
import { type HttpEnv, parseCaller } from './mount-endpoint.ts';
import { renderMailLinkPage } from './render-mail-link-page.ts';
import { sendHtml } from './send-html.ts';

export interface HandleConfirmEmailParams {
  ctx: AppContext;
  readAddress: ReadAddress;
}

/**
 * Serves the page behind the link that confirms an email address. Opening it changes nothing, since mail scanners open
 * every link.
 */
export async function handleConfirmEmail(
  { ctx, readAddress }: HandleConfirmEmailParams,
  c: HttpContext<HttpEnv>,
): Promise<Response> {
  if (c.req.method !== 'POST') return sendHtml(c, confirmationPage, 'no-store');
  const caller = parseCaller(c, readAddress);
  await enforceRateLimits(ctx, getEmailConfirmationRateLimits({ caller, customerId: '' }), { caller });
  const token = c.req.query('token') ?? '';
  const isConfirmed = isStorableText(token) && (await confirmEmail(ctx, token));
  return isConfirmed ? sendHtml(c, done, 'no-store') : sendHtml(c, tooOld, 'no-store', 404);
}

const confirmationPage = renderMailLinkPage(
  'Is this your email address?',
  '<p>Someone opened an account at Piri with it. Confirm it only if that was you: your account will then show everything linked to this address.</p><form method="post"><button>Yes, it’s mine</button></form>',
);
const done = renderMailLinkPage(
  'Thank you. Your email address is confirmed',
  '<p>You can close this page now.</p>',
);
const tooOld = renderMailLinkPage(
  'This link no longer works',
  '<p>It has been used, or is more than a week old. Sign in and request a new one on your profile page.</p>',
);
