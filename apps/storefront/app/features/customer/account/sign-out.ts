import type { ShopConfig } from '../../../../server/shop-config.ts';
import { clearPersonalData } from '../session/clear-personal-data.ts';
import { clearSession, getAuthToken } from '../session/session-store.ts';

/** Signs out at once in all tabs of this browser, then ends the session on the server without waiting for it. */
export async function signOut(shop: Pick<ShopConfig, 'channel'> | undefined): Promise<void> {
  const token = getAuthToken();
  clearSession();
  clearPersonalData();
  if (!shop || token === undefined) return;
  try {
    const { revokeToken } = await import('./account-api.ts');
    const result = await revokeToken(shop, token);
    if (!result.ok) console.debug('The session could not be revoked on the server.', result.status);
  } catch (error) {
    // For example a module that failed to load. The session expires by itself after two weeks.
    console.debug('The session could not be revoked on the server.', error);
  }
}
