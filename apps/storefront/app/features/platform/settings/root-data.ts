import type { Currency as Rate } from '@piri/pricing/convert';
import { useRouteLoaderData } from 'react-router-dom';
import type { ShopConfig } from '../../../../server/shop-config.ts';

/** What the root loader reads for every page. */
export interface RootData {
  shop: ShopConfig;
  reference: Reference;
  /** For the copyright, as in Dhaka. */
  year: string;
}

/** What every page shows of the shop's shared data. The same for everybody, so it may stand in a cached page. */
export interface Reference {
  /** The tree of rooms, see `serializeCategoryTree`. */
  rooms: string;
  currencies: Currency[];
  /** In how many days things come; absent while nobody can say. */
  days?: DeliveryTimes;
  /** False while the API cannot be reached: the page stands, without what it would have shown. */
  complete: boolean;
}

export interface Currency extends Rate {
  country: string;
  imageUrl: string;
  numCode: string;
}

/** Each as "3 to 7". */
export interface DeliveryTimes {
  inDhaka: string;
  /** To the farthest place there is. */
  anywhere: string;
}

/** Undefined only if the root loader itself has failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root');
}
