import type { Backdrop } from '@piri/contract/categories';
import type { Measurements } from '@piri/contract/measurements';
import type { DeliveryZone, ShopSettings } from '@piri/contract/settings';
import type { StockState } from '@piri/contract/stock';
import type { CardImage, ItemCardData } from '../../catalogue/items/item-card-data.ts';
import type { BundleData } from '../bundles/bundle-offer.tsx';

/**
 * Option values by the name of the option, such as `{ Color: "Ash" }`: what is chosen, or what something applies to.
 */
export type OptionValues = Record<string, string>;

export interface DetailsSku {
  code: string;
  values: OptionValues;
  price: number;
  listPrice?: number;
  percent?: number;
  state: StockState;
  available: number;
}

export interface DetailsImage extends CardImage {
  alt: string;
  colour: string;
  view: string;
  /** The option values that the image applies to. */
  values: OptionValues;
}

/** A 3D model of one shape of the item. */
export interface DetailsModel {
  url: string;
  /** The download size of the first view. */
  bytes: number;
  /** The option values that have this shape. */
  values: OptionValues;
}

/** A showroom with its stock of each sku. */
export interface DetailsOutlet {
  id: string;
  name: string;
  district: string;
  stock: Record<string, { available: number; state: StockState }>;
}

/** The data of an item's page, trimmed to what is shown. */
export interface ItemDetailsData {
  /** When the page was rendered. All dates on the page are relative to it. */
  now: string;
  id: string;
  title: string;
  subtitle: string;
  description: string[];
  categoryId: string;
  backdrop?: Backdrop;
  silhouette: string;
  leadDays: number;
  options: { name: string; values: { label: string; image?: string; colour?: string }[] }[];
  skus: DetailsSku[];
  missing: { values: OptionValues; reason: string }[];
  images: DetailsImage[];
  /** Undefined if the item has no 3D models. */
  models?: DetailsModel[];
  measures: Measurements;
  otherSizes: (Measurements & { values: OptionValues })[];
  materials: { part: string; madeOf: string }[];
  care: string[];
  assembly: 'comes-whole' | 'by-us' | 'by-you';
  warrantyMonths: number;
  /** Undefined if the shop's settings could not be loaded. */
  terms?: {
    zones: DeliveryZone[];
    madeToOrderDays: number;
    stairs: ShopSettings['delivery']['stairs'];
    booking: ShopSettings['booking'];
    instalments: ShopSettings['instalments'];
    returns: ShopSettings['returns'];
    serviceWarrantyMonths: number;
  };
  /** Undefined if the stock of the showrooms could not be loaded. */
  outlets?: DetailsOutlet[];
  bundles: BundleData[];
  linked: ItemCardData[];
  articles: {
    id: string;
    title: string;
    summary: string;
    sections: { heading?: string | undefined; text: string[] }[];
  }[];
  points: string[];
}
