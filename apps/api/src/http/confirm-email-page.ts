import type { ReadAddress } from '@piri/caller-address';
import type { Context as HttpContext } from 'hono';
import { isStorable } from '../core/storable-text.ts';
import { confirmEmail } from '../modules/customers/confirm-email.ts';
import { confirmationLimits } from '../runtime/call-limits.ts';
import type { Context } from '../runtime/context.ts';
import { limitRate } from '../runtime/limit-rate.ts';
import { messagePage } from './message-page.ts';
import { type HttpEnv, readCaller } from './mount.ts';
import { sendPage } from './send-page.ts';

export interface ConfirmEmailPage {
  ctx: Context;
  readAddress: ReadAddress;
}

/** Where the link that confirms an address leads. To open it changes nothing, since scanners of mail open every link. */
export async function confirmEmailPage(
  { ctx, readAddress }: ConfirmEmailPage,
  c: HttpContext<HttpEnv>,
): Promise<Response> {
  if (c.req.method !== 'POST') return sendPage(c, question, 'no-store');
  const caller = readCaller(c, readAddress);
  await limitRate(ctx, confirmationLimits({ caller, customerId: '' }), { caller });
  const token = c.req.query('token') ?? '';
  const isConfirmed = isStorable(token) && (await confirmEmail(ctx, token));
  return isConfirmed ? sendPage(c, done, 'no-store') : sendPage(c, tooOld, 'no-store', 404);
}

const question = messagePage(
  'Is this your email address?',
  '<p>Someone opened an account at Piri with it. Confirm it only if that was you: your account then shows what belongs to this address.</p><form method="post"><button>Yes, it is mine</button></form>',
);
const done = messagePage('Thank you, your address is confirmed', '<p>You can close this page now.</p>');
const tooOld = messagePage(
  'This link no longer works',
  '<p>It was used already, or is more than a week old. Sign in and ask for a new one on your profile page.</p>',
);
