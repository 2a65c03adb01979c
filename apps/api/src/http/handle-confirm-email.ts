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
  'Confirm your email address',
  '<p>Someone created a Piri account with your email address. If that was you, please confirm the address. If it wasn’t, just close this page.</p><form method="post"><button>Confirm my email address</button></form>',
);
const done = renderMailLinkPage(
  'Your email address is confirmed',
  '<p>Thank you. You can close this page now.</p>',
);
const tooOld = renderMailLinkPage(
  'This link no longer works',
  '<p>It has already been used, or it’s more than a week old. If your address isn’t confirmed yet, sign in and request a new link on your profile page.</p>',
);
