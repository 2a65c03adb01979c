import type { Client } from '@piri/client';
import type { CurrencySource } from '@piri/contract/currencies';
import { baseCurrency } from '@piri/pricing/convert';
import { buildCategoryTree } from '../../catalogue/categories/category-tree.ts';
import { fetchCategories } from '../../catalogue/categories/fetch-categories.ts';
import { serializeCategoryTree } from '../../catalogue/categories/serialize-category-tree.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';
import type { Currency, Reference } from '../../platform/settings/root-data.ts';
import { formatDeliveryDays } from './format-delivery-days.ts';

/** The shop's own currency, which is known without the API. */
const takaOnly: Currency = {
  ...baseCurrency,
  country: 'Bangladesh',
  imageUrl: '/flags/bd.svg',
  numCode: '050',
};

export async function loadReferenceData(api: Client): Promise<Reference> {
  const [categories, settings, conversions] = await Promise.all([
    fetchCategories(api),
    loadSettings(api),
    api.listCurrencyConversions({ query: { size: 10 } }),
  ]);
  const days = settings && formatDeliveryDays(settings.delivery.zones);
  return {
    rooms: categories.complete ? serializeCategoryTree(buildCategoryTree(categories.list)) : '',
    currencies: conversions.ok ? conversions.body.list.map(toCurrency) : [takaOnly],
    ...(days && { days }),
    complete: categories.complete && conversions.ok,
  };
}

export function toCurrency({ sourceId, sourceCountry, ...rest }: CurrencySource): Currency {
  return { code: sourceId, country: sourceCountry, ...rest };
}
