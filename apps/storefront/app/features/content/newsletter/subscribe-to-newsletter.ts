import { createIdempotencyKey } from '@piri/client';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';

/** `unknown` if the API may or may not have received the request. */
export type SubscribeOutcome = 'subscribed' | 'already' | 'refused' | 'unknown';

/**
 * The idempotency keys of requests without a definite result. A retry with the same key runs once and returns success.
 */
const open = new Map<string, string>();

/** Subscribes an e-mail address to the newsletter; `offer` is the title of the offer in the pop-up. */
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
  const wish = JSON.stringify(body);
  const idempotencyKey = open.get(wish) ?? createIdempotencyKey();
  open.set(wish, idempotencyKey);
  const answer = await getBrowserClient(shop).subscribeEmail({ body }, { idempotencyKey });
  const outcome = outcomeOf(answer);
  if (outcome !== 'unknown') open.delete(wish);
  return { outcome, waitMs: answer.ok ? undefined : answer.retryAfterMs };
}

function outcomeOf(
  answer: Awaited<ReturnType<ReturnType<typeof getBrowserClient>['subscribeEmail']>>,
): SubscribeOutcome {
  if (answer.ok) return 'subscribed';
  if (answer.networkError || answer.status >= 500) return 'unknown';
  if (answer.status !== 409) return 'refused';
  // An identical request is still running, so the result is unknown.
  return answer.body?.error.code === 'IDEMPOTENCY_IN_PROGRESS' ? 'unknown' : 'already';
}
