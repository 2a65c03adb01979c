import type { Currency as Rate } from '@piri/pricing/convert';
import { useRouteLoaderData } from 'react-router-dom';
import type { ShopConfig } from '../../../../server/shop-config.ts';

/** The data of the root loader, which every page has. */
export interface RootData {
  shop: ShopConfig;
  reference: ReferenceData;
  /** The year of the copyright, in Dhaka. */
  year: string;
}

/** The shared data of the shop that every page shows. It is the same for all users, so it may be in a cached page. */
export interface ReferenceData {
  /** The category tree, see `serializeCategoryTree`. */
  rooms: string;
  currencies: Currency[];
  /** The delivery times in days; absent if unknown. */
  days?: DeliveryTimes;
  /** False if the API is unreachable. The page then renders without the missing data. */
  complete: boolean;
}

export interface Currency extends Rate {
  country: string;
  imageUrl: string;
  numCode: string;
}

/** Ranges such as "3 to 7". */
export interface DeliveryTimes {
  inDhaka: string;
  /** To the farthest zone. */
  anywhere: string;
}

/** Returns the root data; undefined only if the root loader has failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root');
}
