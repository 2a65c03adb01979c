import type { Client } from '@piri/client';
import type { CurrencySource } from '@piri/contract/currencies';
import { type Currency as Rate, taka } from '@piri/pricing/convert';
import { readCategories } from '../../catalogue/categories/read-categories.ts';
import { roomsFrom } from '../../catalogue/categories/rooms.ts';
import { roomsToText } from '../../catalogue/categories/rooms-text.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';
import { type DeliveryDays, deliveryDays } from './delivery-days.ts';

/** What every page shows of the shop's shared data. The same for everybody, so it may stand in a cached page. */
export interface Reference {
  /** The tree of rooms, see `roomsToText`. */
  rooms: string;
  currencies: Currency[];
  /** In how many days things come; absent while nobody can say. */
  days?: DeliveryDays;
  /** False while the API cannot be reached: the page stands, without what it would have shown. */
  complete: boolean;
}

export interface Currency extends Rate {
  country: string;
  imageUrl: string;
  numCode: string;
}

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
