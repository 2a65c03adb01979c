import type { Backdrop } from '@piri/contract/categories';
import type { Measurements } from '@piri/contract/measurements';
import type { DeliveryZone, ShopSettings } from '@piri/contract/settings';
import type { StockState } from '@piri/contract/stock';
import type { CardImage, ItemCardData } from '../../catalogue/items/item-card-data.ts';
import type { BundleData } from '../bundles/bundle-offer.tsx';

/** What was chosen, or what something holds for, by the name of the option: `{ Color: "Ash" }`. */
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
  /** The choices that look like it. */
  values: OptionValues;
}

/** A form of the piece as a model, to be turned. */
export interface DetailsModel {
  url: string;
  /** What the browser fetches to show its first look. */
  bytes: number;
  /** The choices that have this form. */
  values: OptionValues;
}

/** A showroom, and what of each sku stands in it. */
export interface DetailsOutlet {
  id: string;
  name: string;
  district: string;
  stock: Record<string, { available: number; state: StockState }>;
}

/** A page about one piece, trimmed to what is shown. */
export interface DetailsData {
  /** When the page was made: every day on it is counted from here. */
  now: string;
  id: string;
  title: string;
  subtitle: string;
  description: string[];
  categoryId: string;
  stage?: Backdrop;
  silhouette: string;
  leadDays: number;
  options: { name: string; values: { label: string; picture?: string; colour?: string }[] }[];
  skus: DetailsSku[];
  missing: { values: OptionValues; reason: string }[];
  pictures: DetailsImage[];
  /** None where it cannot be turned. */
  models?: DetailsModel[];
  measures: Measurements;
  otherSizes: (Measurements & { values: OptionValues })[];
  materials: { part: string; madeOf: string }[];
  care: string[];
  assembly: 'comes-whole' | 'by-us' | 'by-you';
  warrantyMonths: number;
  /** Undefined while the shop could not say what it charges and promises. */
  terms?: {
    zones: DeliveryZone[];
    madeToOrderDays: number;
    stairs: ShopSettings['delivery']['stairs'];
    booking: ShopSettings['booking'];
    instalments: ShopSettings['instalments'];
    returns: ShopSettings['returns'];
    serviceWarrantyMonths: number;
  };
  /** Undefined while nobody could say what stands where. */
  outlets?: DetailsOutlet[];
  sets: BundleData[];
  linked: ItemCardData[];
  articles: {
    id: string;
    title: string;
    summary: string;
    sections: { heading?: string | undefined; text: string[] }[];
  }[];
  points: string[];
}
