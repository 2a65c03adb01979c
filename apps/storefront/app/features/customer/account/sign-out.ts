import type { Shop } from '../../../../server/shop.ts';
import { clearPersonalData } from '../session/clear-personal-data.ts';
import { leaveSession, sessionToken } from '../session/session-store.ts';

/** Whoever wants out is out at once, here and in every tab. That the server hears of it, too, nobody waits for. */
export async function signOut(shop: Pick<Shop, 'channel'> | undefined): Promise<void> {
  const token = sessionToken();
  leaveSession();
  clearPersonalData();
  if (!shop || token === undefined) return;
  try {
    const { endSession } = await import('./account-calls.ts');
    const result = await endSession(shop, token);
    if (!result.ok) console.debug('The server has not heard of the sign-out.', result.status);
  } catch (error) {
    // Such as a module that did not arrive. The session ends by itself in two weeks.
    console.debug('The server has not heard of the sign-out.', error);
  }
}
