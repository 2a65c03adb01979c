import { type Client, createClient } from '@piri/client';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { handleSessionExpired } from './handle-session-expired.ts';
import { getAuthToken } from './session-store.ts';

type Asked = Pick<ShopConfig, 'channel'>;

let prompt: Client | undefined;
let patient: Client | undefined;

/** Longer than this nobody looks at a button that does nothing: then it is said how long to wait. */
const longestWaitMs = 3_000;

/**
 * The client of this browser, which speaks to the shop's own origin. Import this module when a call is to be made:
 * the first page needs none, and should not carry it.
 */
export function browserClient(shop: Asked): Client {
  prompt ??= connect(shop, { longestWaitMs });
  return prompt;
}

/** The same for what nobody waits for: a busy shop is asked again when it wishes to be. */
export function backgroundClient(shop: Asked): Client {
  patient ??= connect(shop);
  return patient;
}

function connect({ channel }: Asked, limits: { longestWaitMs?: number } = {}): Client {
  return createClient({
    baseUrl: location.origin,
    ...channel,
    ...limits,
    getAuthToken: getAuthToken,
    onSessionExpired: handleSessionExpired,
  });
}
