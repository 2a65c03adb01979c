import type { Client } from '@piri/client';
import type { CurrencyWithRate } from '@piri/contract/currencies';
import { baseCurrency } from '@piri/pricing/convert';
import { buildCategoryTree } from '../../catalogue/categories/category-tree.ts';
import { fetchCategories } from '../../catalogue/categories/fetch-categories.ts';
import { serializeCategoryTree } from '../../catalogue/categories/serialize-category-tree.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';
import type { Currency, ReferenceData } from '../../platform/settings/root-data.ts';
import { toDeliveryTimes } from './to-delivery-times.ts';

/** The shop's own currency, which is known without the API. */
const takaOnly: Currency = {
  ...baseCurrency,
  country: 'Bangladesh',
  imageUrl: '/flags/bd.svg',
  numCode: '050',
};

export async function loadReferenceData(api: Client): Promise<ReferenceData> {
  const [categories, settings, conversions] = await Promise.all([
    fetchCategories(api),
    loadSettings(api),
    api.listCurrencyConversions({ query: { size: 10 } }),
  ]);
  const days = settings && toDeliveryTimes(settings.delivery.zones);
  return {
    rooms: categories.complete ? serializeCategoryTree(buildCategoryTree(categories.list)) : '',
    currencies: conversions.ok ? conversions.body.list.map(toCurrency) : [takaOnly],
    ...(days && { days }),
    complete: categories.complete && conversions.ok,
  };
}

export function toCurrency({ sourceId, sourceCountry, ...rest }: CurrencyWithRate): Currency {
  return { code: sourceId, country: sourceCountry, ...rest };
}
