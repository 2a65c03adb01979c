import type { ReadAddress } from '@piri/caller-address';
import type { Context as HttpContext } from 'hono';
import { Refusal } from '../core/refusal.ts';
import { isStorable } from '../core/storable-text.ts';
import { unsubscribeEmail } from '../modules/subscriptions/unsubscribe-email.ts';
import { unsubscriptionLimits } from '../runtime/call-limits.ts';
import type { Context } from '../runtime/context.ts';
import { limitRate } from '../runtime/limit-rate.ts';
import { messagePage } from './message-page.ts';
import { type HttpEnv, readCaller } from './mount.ts';
import { sendPage } from './send-page.ts';

export interface UnsubscribePage {
  ctx: Context;
  readAddress: ReadAddress;
}

/**
 * Where the links of letters lead. To open it changes nothing, since scanners of mail open every link; the button does,
 * and so does the one press of a mail program (RFC 8058), which posts to the same address.
 */
export async function unsubscribePage(
  { ctx, readAddress }: UnsubscribePage,
  c: HttpContext<HttpEnv>,
): Promise<Response> {
  if (c.req.method !== 'POST') return sendPage(c, question, 'no-store');
  const caller = readCaller(c, readAddress);
  await limitRate(ctx, unsubscriptionLimits({ caller }), { caller });
  const hasLeft = await leave(ctx, c.req.query('token') ?? '');
  return hasLeft ? sendPage(c, done, 'no-store') : sendPage(c, notWhole, 'no-store', 404);
}

async function leave(ctx: Context, token: string): Promise<boolean> {
  if (!isStorable(token)) return false;
  try {
    await unsubscribeEmail({ ctx, input: { token } });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const question = messagePage(
  'Leave the list',
  '<p>You will get no more letters from us.</p><form method="post"><button>Leave the list</button></form>',
);
const done = messagePage(
  'You have left the list',
  '<p>You get no more letters from us. Come back whenever you like.</p>',
);
const notWhole = messagePage(
  'This link is not whole',
  '<p>Please open it again from the letter, or copy all of it.</p>',
);
