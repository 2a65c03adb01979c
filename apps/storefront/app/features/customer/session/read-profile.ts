import type { Shop } from '../../../../server/shop.ts';
import { patientClient } from './browser-client.ts';
import { clearDataOfOthers } from './clear-data-of-others.ts';
import { sessionToken, updateProfile } from './session-store.ts';

export async function readProfile(shop: Pick<Shop, 'channel'>): Promise<void> {
  const token = sessionToken();
  const customer = await patientClient(shop).getCustomer();
  if (!customer.ok || token === undefined || sessionToken() !== token) return;
  clearDataOfOthers(customer.body.userId);
  updateProfile(customer.body, token);
}
