import { type Client, type ClientOptions, createClient } from '@piri/client';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { handleSessionExpired } from './handle-session-expired.ts';
import { getAuthToken } from './session-store.ts';

type ApiChannelConfig = Pick<ShopConfig, 'channel'>;

let browserClient: Client | undefined;
let backgroundClient: Client | undefined;

/** The longest time to wait before a retry. After that, the user should be told how long to wait. */
const maxWaitMs = 3_000;

/**
 * Returns this browser's API client, which calls the shop's own origin. Import this module lazily: the first page does
 * not need a client and should not load it.
 */
export function getBrowserClient(shop: ApiChannelConfig): Client {
  browserClient ??= connect(shop, { maxWaitMs });
  return browserClient;
}

/** Returns a client for background requests. It waits as long as a busy API asks for before it retries. */
export function getBackgroundClient(shop: ApiChannelConfig): Client {
  backgroundClient ??= connect(shop);
  return backgroundClient;
}

function connect({ channel }: ApiChannelConfig, limits: Pick<ClientOptions, 'maxWaitMs'> = {}): Client {
  return createClient({
    baseUrl: location.origin,
    ...channel,
    ...limits,
    getAuthToken,
    onSessionExpired: handleSessionExpired,
  });
}
