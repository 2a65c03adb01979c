import { type CurrencyWithRate, currencyWithRate } from '@piri/contract/currencies';
import { environmentSchema } from '../../env.ts';
import { toShopConfig } from '../../server/shop-config.ts';
import { categoryTreeFixture } from '../features/catalogue/categories/category-tree.fixtures.ts';
import { serializeCategoryTree } from '../features/catalogue/categories/serialize-category-tree.ts';
import type { RootData } from '../features/platform/settings/root-data.ts';
import { toCurrency } from '../features/shell/navigation/reference-data.ts';

const files = import.meta.glob<CurrencyWithRate[]>('../../../../packages/catalogue/data/currencies.json', {
  eager: true,
  import: 'default',
});

/**
 * The root loader's data from the catalogue's own files: rooms, currencies and a shop with the default configuration.
 */
export const rootDataFixture: RootData = {
  shop: toShopConfig(environmentSchema.parse({}), { bytes: 2_300_000 }),
  reference: {
    rooms: serializeCategoryTree(categoryTreeFixture),
    currencies: Object.values(files)
      .flat()
      .map((row) => toCurrency(currencyWithRate.parse(row))),
    days: { inDhaka: '3 to 7', anywhere: '7 to 12' },
    complete: true,
  },
  year: '2026',
};

/** The same while the API is unreachable. */
export const apiDownRootDataFixture: RootData = {
  ...rootDataFixture,
  reference: { ...rootDataFixture.reference, rooms: '', complete: false },
};
