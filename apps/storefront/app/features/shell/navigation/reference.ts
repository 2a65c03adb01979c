import type { Client } from '@piri/client';
import type { CurrencySource } from '@piri/contract/currencies';
import { taka } from '@piri/pricing/convert';
import { readCategories } from '../../catalogue/categories/read-categories.ts';
import { roomsFrom } from '../../catalogue/categories/rooms.ts';
import { roomsToText } from '../../catalogue/categories/rooms-text.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';
import type { Currency, Reference } from '../../platform/settings/root-data.ts';
import { deliveryDays } from './delivery-days.ts';

/** The shop charges in taka, so this one is known without asking. */
const takaOnly: Currency = { ...taka, country: 'Bangladesh', imageUrl: '/flags/bd.svg', numCode: '050' };

export async function loadReference(api: Client): Promise<Reference> {
  const [categories, settings, conversions] = await Promise.all([
    readCategories(api),
    loadSettings(api),
    api.listCurrencyConversions({ query: { size: 10 } }),
  ]);
  const days = settings && deliveryDays(settings.delivery.zones);
  return {
    rooms: categories.complete ? roomsToText(roomsFrom(categories.list)) : '',
    currencies: conversions.ok ? conversions.body.list.map(currencyFrom) : [takaOnly],
    ...(days && { days }),
    complete: categories.complete && conversions.ok,
  };
}

export function currencyFrom({ sourceId, sourceCountry, ...rest }: CurrencySource): Currency {
  return { code: sourceId, country: sourceCountry, ...rest };
}
