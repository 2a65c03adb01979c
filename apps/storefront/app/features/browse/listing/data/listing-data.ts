import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import type { ShopTheLook } from '../../shop-the-look/shop-the-look-tile.tsx';
import type { ListingQuery } from '../address/listing-url.ts';
import type { ListingBannerImage } from './get-listing-banner.ts';

/** What a page of a list is made of, trimmed to what is shown. */
export interface ListingData {
  address: ListingQuery;
  /** False when the shop could not be asked, which is something else than finding nothing. */
  reached: boolean;
  tiles: ItemCardData[];
  total: number;
  /** There are so many that they were not counted one by one. */
  estimated?: true;
  /** Leads to the next page; absent on the last one. */
  nextPageToken?: string;
  facets: ListingFacet[];
  /** There are attributes beside these. */
  moreFacets?: true;
  /** How many of what was found lie in each category, by its id. */
  categories: Record<string, number>;
  prices?: Span;
  widths?: Span;
  inStock: number;
  onOffer: number;
  /** What was looked for in place of a misspelt query. */
  didYouMean?: string;
  /** The picture above the list. */
  banner?: ListingBannerImage;
  /** One line about what stands here, and single ones to stand between the pieces. */
  words: ListingSnippet[];
  room?: ShopTheLook;
}

export interface ListingFacet {
  id: string;
  name: string;
  values: { label: string; count: number; src?: string; colour?: string }[];
}

/** A sentence of the shop's own. */
export interface ListingSnippet {
  text: string;
  /** What it is about. */
  about: string;
  /** Said of this very category, so that it may stand under its name. */
  own?: true;
}

interface Span {
  min: number;
  max: number;
}
