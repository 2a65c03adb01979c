import { type ShopSettings, shopSettings } from '@piri/contract/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

const keys = [
  'delivery',
  'cashOnDelivery',
  'onlinePayment',
  'booking',
  'vat',
  'instalments',
  'returns',
] as const;
const terms = shopSettings.pick({
  delivery: true,
  cashOnDelivery: true,
  onlinePayment: true,
  booking: true,
  vat: true,
  instalments: true,
  returns: true,
});

/** The current charges and limits of the checkout. */
export type CheckoutSettings = Pick<ShopSettings, (typeof keys)[number]>;

export async function readCheckoutSettings(db: Kysely<Database>): Promise<CheckoutSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return terms.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}
