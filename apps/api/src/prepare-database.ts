import { readCatalogue } from '@piri/catalogue/catalogue';
import { readImageManifests } from '@piri/catalogue/images';
import { readModelManifests } from '@piri/catalogue/models3d';
import type { Kysely } from 'kysely';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/schema.ts';
import { inTransaction } from './db/transaction.ts';
import { seedAttributes } from './modules/attributes/seed-attributes.ts';
import { seedCategories } from './modules/categories/seed-categories.ts';
import { seedContent } from './modules/content/seed-content.ts';
import { seedCoupons } from './modules/coupons/seed-coupons.ts';
import { seedCurrencies } from './modules/currencies/seed-currencies.ts';
import { seedDiscounts } from './modules/discounts/seed-discounts.ts';
import { seedDivisions } from './modules/geo/seed-divisions.ts';
import { refreshItemSearch } from './modules/item-search/refresh-item-search.ts';
import { seedItems } from './modules/items/seed-items.ts';
import { seedSettings } from './modules/settings/seed-settings.ts';
import { seedStock } from './modules/stock/seed-stock.ts';

/**
 * Creates or updates the tables and the reference data. It can run at every start, and in several processes at once.
 */
export async function prepareDatabase(db: Kysely<Database>): Promise<void> {
  await migrate(db);
  // Read before the transaction, so that a retry does not read the files again.
  const catalogue = readCatalogue();
  const images = readImageManifests();
  const models = readModelManifests();
  await inTransaction(db, async (tx) => {
    await seedCategories(tx);
    await seedCurrencies(tx);
    await seedItems(tx, catalogue, images, models);
    await seedStock(tx, catalogue);
    await seedDiscounts(tx, catalogue);
    await seedCoupons(tx, catalogue);
    await seedAttributes(tx, catalogue);
    await seedSettings(tx, catalogue);
    await seedDivisions(tx, catalogue);
    await seedContent(tx, catalogue, images);
    await refreshItemSearch(tx);
  });
}
