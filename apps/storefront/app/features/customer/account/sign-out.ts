import type { ShopConfig } from '../../../../server/shop-config.ts';
import { clearPersonalData } from '../session/clear-personal-data.ts';
import { clearSession, getAuthToken } from '../session/session-store.ts';

/** Whoever wants out is out at once, here and in every tab. That the server hears of it, too, nobody waits for. */
export async function signOut(shop: Pick<ShopConfig, 'channel'> | undefined): Promise<void> {
  const token = getAuthToken();
  clearSession();
  clearPersonalData();
  if (!shop || token === undefined) return;
  try {
    const { revokeToken } = await import('./account-api.ts');
    const result = await revokeToken(shop, token);
    if (!result.ok) console.debug('The server has not heard of the sign-out.', result.status);
  } catch (error) {
    // Such as a module that did not arrive. The session ends by itself in two weeks.
    console.debug('The server has not heard of the sign-out.', error);
  }
}
