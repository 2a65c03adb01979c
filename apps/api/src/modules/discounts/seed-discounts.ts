import type { Catalogue } from '@piri/catalogue/catalogue';
import type { Transaction } from 'kysely';
import { fillTable } from '../../db/fill-table.ts';
import type { Database } from '../../db/schema.ts';

export async function seedDiscounts(
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
  await fillTable(tx, { table: 'globalDiscounts', key: ['id'], rows });
}
