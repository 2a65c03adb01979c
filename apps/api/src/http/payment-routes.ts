import type { ReadAddress } from '@piri/caller-address';
import type { Context as HttpContext } from 'hono';
import { ApiError } from '../core/api-error.ts';
import { isStorableText } from '../core/is-storable-text.ts';
import {
  renderLostRedirectPage,
  renderSandboxPaymentPage,
  renderUnknownPaymentPage,
} from '../modules/gateways/sandbox/hosted-page.ts';
import {
  recordSandboxOutcome,
  sandboxFaultNames,
  sandboxPaymentOutcomes,
} from '../modules/gateways/sandbox/record-sandbox-outcome.ts';
import { handleGatewayCallback, readPaymentResultPageUrl } from '../modules/payments/handle-callback.ts';
import { logAndMapGatewayError } from '../modules/payments/verify-payment.ts';
import type { AppContext } from '../runtime/context.ts';
import { GatewayError, paymentReturnPath } from '../runtime/payment-gateway.ts';
import { enforceRateLimits } from '../runtime/rate-limit.ts';
import { type HttpEnv, parseCaller } from './mount-endpoint.ts';
import { assertNotCompressed, readBodyBytes } from './read-body-bytes.ts';
import { sendHtml } from './send-html.ts';

export interface PaymentHandlerDependencies {
  ctx: AppContext;
  readAddress: ReadAddress;
}

type Http = HttpContext<HttpEnv>;

/**
 * Handles a webhook of the gateway. It may be repeated, late or forged, so it only makes the shop request the status
 * from the gateway, and its sender learns nothing.
 */
export async function handlePaymentWebhook(
  { ctx, readAddress }: PaymentHandlerDependencies,
  c: Http,
): Promise<Response> {
  await limitCallbacks(ctx, parseCaller(c, readAddress).address);
  const form = await readForm(c);
  await handleGatewayCallback(ctx, form).catch((error: unknown) => {
    // Responds with an error, so that the gateway retries.
    throw logAndMapGatewayError(ctx.log, error);
  });
  c.header('cache-control', 'no-store');
  return c.text('OK');
}

/** Redirects a browser that returns from the gateway to the page with the order's actual status. */
export async function handlePaymentReturn(
  { ctx, readAddress }: PaymentHandlerDependencies,
  c: Http,
): Promise<Response> {
  await limitCallbacks(ctx, parseCaller(c, readAddress).address);
  const form = c.req.method === 'POST' ? await readForm(c) : new URL(c.req.url).searchParams;
  const orderId = await handleGatewayCallback(ctx, withStorable(form)).catch(async (error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    ctx.log.failure('The gateway did not respond.', error);
    const id = ctx.gateway?.parseCallback(form)?.paymentId ?? '';
    const payment = await ctx.db
      .selectFrom('payments')
      .select('orderId')
      .where('id', '=', id)
      .executeTakeFirst();
    return payment?.orderId;
  });
  c.header('cache-control', 'no-store');
  return c.redirect(await readPaymentResultPageUrl(ctx, orderId), 303);
}

/**
 * Serves the payment page of the sandbox. It works without JavaScript. The chosen outcome reaches the shop in the same
 * way as with any gateway.
 */
export async function handleSandboxPage({ ctx }: PaymentHandlerDependencies, c: Http): Promise<Response> {
  const form = c.req.method === 'POST' ? await readForm(c) : new URL(c.req.url).searchParams;
  const paymentId = withStorable(form).get('payment') ?? '';
  const outcome = sandboxPaymentOutcomes.find((one) => one === form.get('outcome'));
  if (c.req.method === 'POST' && outcome !== undefined) {
    const mischief = new Set(
      form.getAll('mischief').filter((one) => sandboxFaultNames.some((known) => known === one)),
    );
    const chosen = await recordSandboxOutcome(ctx, { paymentId, outcome, mischief });
    if (chosen && mischief.has('lose')) return sendHtml(c, renderLostRedirectPage(), 'no-store');
    if (chosen) {
      c.header('cache-control', 'no-store');
      return c.redirect(`${ctx.siteUrl}${paymentReturnPath}?payment=${paymentId}`, 303);
    }
  }
  const page = await renderSandboxPaymentPage(ctx, paymentId);
  return page === undefined
    ? sendHtml(c, renderUnknownPaymentPage(), 'no-store', 404)
    : sendHtml(c, page, 'no-store');
}

/** Limits callbacks, because each one makes the shop send a request to the gateway, which has limits of its own. */
function limitCallbacks(ctx: AppContext, address: string): Promise<void> {
  const limit = { name: 'payment callback by address', of: address, burst: 600, perMs: 60_000 };
  return enforceRateLimits(ctx, [limit], { caller: { address } });
}

const maxFormBytes = 64 * 1024;

async function readForm(c: Http): Promise<URLSearchParams> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The body must be sent as an HTML form.');
  }
  assertNotCompressed(c.req.raw.headers);
  const bytes = await readBodyBytes(c.req.raw, maxFormBytes);
  return withStorable(new URLSearchParams(bytes.toString('utf8')));
}

/** Removes values that cannot be stored in the database, since they cannot match anything. */
function withStorable(form: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...form].filter(([, value]) => isStorableText(value)));
}
