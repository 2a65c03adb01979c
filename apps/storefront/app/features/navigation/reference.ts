import type { Client } from '@piri/client';
import type { CurrencySource } from '@piri/contract/currencies';
import { type Currency as Rate, taka } from '@piri/pricing/convert';
import { readCategories } from './read-categories.ts';
import { roomsFrom } from './rooms.ts';
import { roomsToText } from './rooms-text.ts';

/** What every page shows of the shop's shared data. The same for everybody, so it may stand in a cached page. */
export interface Reference {
  /** The tree of rooms, see `roomsToText`. */
  rooms: string;
  currencies: Currency[];
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
  const [categories, conversions] = await Promise.all([
    readCategories(api),
    api.listCurrencyConversions({ query: { size: 10 } }),
  ]);
  return {
    rooms: categories.complete ? roomsToText(roomsFrom(categories.list)) : '',
    currencies: conversions.ok ? conversions.body.list.map(currencyFrom) : [takaOnly],
    complete: categories.complete && conversions.ok,
  };
}

export function currencyFrom({ sourceId, sourceCountry, ...rest }: CurrencySource): Currency {
  return { code: sourceId, country: sourceCountry, ...rest };
}
