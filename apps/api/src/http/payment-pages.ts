import type { ReadAddress } from '@piri/caller-address';
import type { Context as HttpContext } from 'hono';
import { Refusal } from '../core/refusal.ts';
import { isStorable } from '../core/storable-text.ts';
import { chooseOutcome, mischiefs, outcomes } from '../modules/gateways/sandbox/choose-outcome.ts';
import { hostedPage, lostPage, unknownPage } from '../modules/gateways/sandbox/hosted-page.ts';
import { gatewayDown } from '../modules/payments/ask-gateway.ts';
import { receiveCallback, resultPage } from '../modules/payments/receive-callback.ts';
import type { Context } from '../runtime/context.ts';
import { GatewayFailure, returnPath } from '../runtime/gateway.ts';
import { limitRate } from '../runtime/limit-rate.ts';
import { type HttpEnv, readCaller } from './mount.ts';
import { readBytes, refuseCompressed } from './read-bytes.ts';
import { sendPage } from './send-page.ts';

export interface PaymentPages {
  ctx: Context;
  readAddress: ReadAddress;
}

type Http = HttpContext<HttpEnv>;

/** A gateway's notice. It may come twice, late or made up: it causes a question, and its sender is told nothing. */
export async function takeNotice({ ctx, readAddress }: PaymentPages, c: Http): Promise<Response> {
  await limitCallbacks(ctx, readCaller(c, readAddress).address);
  const form = await readForm(c);
  await receiveCallback(ctx, form).catch((error: unknown) => {
    // It is told to come again, as a gateway does by itself.
    throw gatewayDown(ctx.log, error);
  });
  c.header('cache-control', 'no-store');
  return c.text('OK');
}

/** A browser that comes back from the gateway: on to the page that tells the truth. */
export async function takeReturn({ ctx, readAddress }: PaymentPages, c: Http): Promise<Response> {
  await limitCallbacks(ctx, readCaller(c, readAddress).address);
  const form = c.req.method === 'POST' ? await readForm(c) : new URL(c.req.url).searchParams;
  const orderId = await receiveCallback(ctx, withStorable(form)).catch(async (error: unknown) => {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.failure('The gateway did not answer.', error);
    const id = ctx.gateway?.parseCallback(form)?.paymentId ?? '';
    const payment = await ctx.db
      .selectFrom('payments')
      .select('orderId')
      .where('id', '=', id)
      .executeTakeFirst();
    return payment?.orderId;
  });
  c.header('cache-control', 'no-store');
  return c.redirect(await resultPage(ctx, orderId), 303);
}

/** The sandbox's own page. It works without scripts; what is chosen there reaches the shop as from any gateway. */
export async function sandboxPage({ ctx }: PaymentPages, c: Http): Promise<Response> {
  const form = c.req.method === 'POST' ? await readForm(c) : new URL(c.req.url).searchParams;
  const paymentId = withStorable(form).get('payment') ?? '';
  const outcome = outcomes.find((one) => one === form.get('outcome'));
  if (c.req.method === 'POST' && outcome !== undefined) {
    const mischief = new Set(
      form.getAll('mischief').filter((one) => mischiefs.some((known) => known === one)),
    );
    const chosen = await chooseOutcome(ctx, { paymentId, outcome, mischief });
    if (chosen && mischief.has('lose')) return sendPage(c, lostPage(), 'no-store');
    if (chosen) {
      c.header('cache-control', 'no-store');
      return c.redirect(`${ctx.siteUrl}${returnPath}?payment=${paymentId}`, 303);
    }
  }
  const page = await hostedPage(ctx, paymentId);
  return page === undefined ? sendPage(c, unknownPage(), 'no-store', 404) : sendPage(c, page, 'no-store');
}

/** Each one makes the shop ask the gateway, which keeps count as well. */
function limitCallbacks(ctx: Context, address: string): Promise<void> {
  const limit = { name: 'payment callback by address', of: address, burst: 600, perMs: 60_000 };
  return limitRate(ctx, [limit], { caller: { address } });
}

const largestForm = 64 * 1024;

async function readForm(c: Http): Promise<URLSearchParams> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'The body must be sent as a form of a page.');
  }
  refuseCompressed(c.req.raw.headers);
  const bytes = await readBytes(c.req.raw, largestForm);
  return withStorable(new URLSearchParams(bytes.toString('utf8')));
}

/** What the database cannot hold, names nothing. */
function withStorable(form: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...form].filter(([, value]) => isStorable(value)));
}
