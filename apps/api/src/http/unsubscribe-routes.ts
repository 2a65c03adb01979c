import type { ReadAddress } from '@piri/caller-address';
import type { Context as HttpContext } from 'hono';
import { ApiError } from '../core/api-error.ts';
import { isStorableText } from '../core/is-storable-text.ts';
import { unsubscribeEmail } from '../modules/subscriptions/unsubscribe-email.ts';
import type { AppContext } from '../runtime/context.ts';
import { getUnsubscriptionRateLimits } from '../runtime/endpoint-rate-limits.ts';
import { enforceRateLimits } from '../runtime/rate-limit.ts';
import { type HttpEnv, parseCaller } from './mount-endpoint.ts';
import { renderMailLinkPage } from './render-mail-link-page.ts';
import { sendHtml } from './send-html.ts';

export interface HandleUnsubscribeParams {
  ctx: AppContext;
  readAddress: ReadAddress;
}

/**
 * Serves the page behind the unsubscribe links in mails. Opening it changes nothing, since mail scanners open every
 * link. The button unsubscribes, and so does one-click unsubscribe of mail programs (RFC 8058), which posts to the same
 * address.
 */
export async function handleUnsubscribe(
  { ctx, readAddress }: HandleUnsubscribeParams,
  c: HttpContext<HttpEnv>,
): Promise<Response> {
  if (c.req.method !== 'POST') return sendHtml(c, confirmationPage, 'no-store');
  const caller = parseCaller(c, readAddress);
  await enforceRateLimits(ctx, getUnsubscriptionRateLimits({ caller }), { caller });
  const hasLeft = await leave(ctx, c.req.query('token') ?? '');
  return hasLeft ? sendHtml(c, done, 'no-store') : sendHtml(c, invalidLinkPage, 'no-store', 404);
}

async function leave(ctx: AppContext, token: string): Promise<boolean> {
  if (!isStorableText(token)) return false;
  try {
    await unsubscribeEmail({ ctx, input: { token } });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

const confirmationPage = renderMailLinkPage(
  'Unsubscribe from our newsletter?',
  '<p>We won’t send you any more newsletters.</p><form method="post"><button>Unsubscribe</button></form>',
);
const done = renderMailLinkPage(
  'You’ve unsubscribed',
  '<p>You won’t get any more newsletters from us. Come back whenever you like.</p>',
);
const invalidLinkPage = renderMailLinkPage(
  'This link is incomplete',
  '<p>Please open it again from the email, or copy all of it.</p>',
);
