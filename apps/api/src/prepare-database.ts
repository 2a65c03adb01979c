import { readCatalogue } from '@piri/catalogue/catalogue';
import { readImageManifests } from '@piri/catalogue/images';
import { readModelManifests } from '@piri/catalogue/models3d';
import type { Kysely } from 'kysely';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/schema.ts';
import { runTransactionWithRetry } from './db/transaction.ts';
import { syncAttributes } from './modules/attributes/sync-attributes.ts';
import { syncCategories } from './modules/categories/sync-categories.ts';
import { syncContent } from './modules/content/sync-content.ts';
import { syncCoupons } from './modules/coupons/sync-coupons.ts';
import { syncCurrencies } from './modules/currencies/sync-currencies.ts';
import { syncDiscounts } from './modules/discounts/sync-discounts.ts';
import { syncDivisions } from './modules/geo/sync-divisions.ts';
import { refreshItemSearch } from './modules/item-search/refresh-item-search.ts';
import { syncItems } from './modules/items/sync-items.ts';
import { syncSettings } from './modules/settings/sync-settings.ts';
import { syncOutletsAndStock } from './modules/stock/sync-outlets-and-stock.ts';

/**
 * Creates or updates the tables and the reference data. It can run at every start, and in several processes at once.
 */
export async function prepareDatabase(db: Kysely<Database>): Promise<void> {
  await migrate(db);
  // Read before the transaction, so that a retry does not read the files again.
  const catalogue = readCatalogue();
  const images = readImageManifests();
  const models = readModelManifests();
  await runTransactionWithRetry(db, async (tx) => {
    await syncCategories(tx);
    await syncCurrencies(tx);
    await syncItems(tx, catalogue, images, models);
    await syncOutletsAndStock(tx, catalogue);
    await syncDiscounts(tx, catalogue);
    await syncCoupons(tx, catalogue);
    await syncAttributes(tx, catalogue);
    await syncSettings(tx, catalogue);
    await syncDivisions(tx, catalogue);
    await syncContent(tx, catalogue, images);
    await refreshItemSearch(tx);
  });
}
