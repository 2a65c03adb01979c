import { createIdempotencyKey } from '@piri/client';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';

/** `unknown` if the API may or may not have received the request. */
export type SubscribeOutcome = 'subscribed' | 'already' | 'refused' | 'unknown';

/**
 * The idempotency keys of requests without a definite result. A retry with the same key runs once and returns success.
 */
const open = new Map<string, string>();

/** Subscribes an email address to the newsletter; `offer` is the title of the offer in the pop-up. */
export async function subscribeToNewsletter(
  shop: Pick<ShopConfig, 'channel'>,
  email: string,
  offer: string | undefined,
): Promise<{ outcome: SubscribeOutcome; waitMs?: number | undefined }> {
  const body = {
    userId: '' as const,
    email,
    ...(offer !== undefined && { extras: { offer: offer.slice(0, 200), type: 'first-time' as const } }),
  };
  const request = JSON.stringify(body);
  const idempotencyKey = open.get(request) ?? createIdempotencyKey();
  open.set(request, idempotencyKey);
  const result = await getBrowserClient(shop).subscribeEmail({ body }, { idempotencyKey });
  const outcome = toSubscribeOutcome(result);
  if (outcome !== 'unknown') open.delete(request);
  return { outcome, waitMs: result.ok ? undefined : result.retryAfterMs };
}

function toSubscribeOutcome(
  result: Awaited<ReturnType<ReturnType<typeof getBrowserClient>['subscribeEmail']>>,
): SubscribeOutcome {
  if (result.ok) return 'subscribed';
  if (result.networkError || result.status >= 500) return 'unknown';
  if (result.status !== 409) return 'refused';
  // An identical request is still running, so the result is unknown.
  return result.body?.error.code === 'IDEMPOTENCY_IN_PROGRESS' ? 'unknown' : 'already';
}
