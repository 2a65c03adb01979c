import type { Catalogue } from '@piri/catalogue/catalogue';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { syncTable } from '../../db/sync-table.ts';

export async function syncDiscounts(
  tx: Transaction<Database>,
  { discounts }: Pick<Catalogue, 'discounts'>,
): Promise<void> {
  const rows = discounts.map((discount) => ({
    id: discount.id,
    valid: discount.valid,
    type: discount.type,
    discountType: discount.discountType,
    value: String(discount.value),
    categories: 'categories' in discount ? discount.categories.map((categoryId) => ({ categoryId })) : [],
    items: 'items' in discount ? discount.items.map(({ itemId, skuCode = '' }) => ({ itemId, skuCode })) : [],
  }));
  await syncTable(tx, { table: 'globalDiscounts', key: ['id'], rows });
}
