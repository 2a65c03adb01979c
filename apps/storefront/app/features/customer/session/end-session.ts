import { createClient } from '@piri/client';
import type { Shop } from '../../../../server/shop.ts';

/**
 * Ends the session of a token that this browser has forgotten already. Apart from `browser-client.ts`, which the
 * checkout and the orders load at once: only a sign-out needs this.
 */
export function endSession({ channel }: Pick<Shop, 'channel'>, token: string) {
  const client = createClient({ baseUrl: location.origin, ...channel, getAuthToken: () => token });
  return client.signOut({ body: {} });
}
