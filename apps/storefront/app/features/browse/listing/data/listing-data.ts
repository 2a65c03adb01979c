import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import type { ShopTheLookData } from '../../shop-the-look/shop-the-look-tile.tsx';
import type { ListingQuery } from '../address/listing-url.ts';
import type { ListingBannerImage } from './load-listing-banner.ts';

/** The data of a page of a list, trimmed to what is shown. */
export interface ListingData {
  address: ListingQuery;
  /** False if the API could not be reached, as opposed to a search without results. */
  loaded: boolean;
  tiles: ItemCardData[];
  total: number;
  /** The total is an estimate, because there are too many results to count. */
  estimated?: true;
  /** The token of the next page. Absent on the last one. */
  nextPageToken?: string;
  facets: ListingFacet[];
  /** More attributes are available. */
  moreFacets?: true;
  /** The number of results in each category, by its id. */
  categories: Record<string, number>;
  prices?: Span;
  widths?: Span;
  inStock: number;
  onOffer: number;
  /** The query that was used instead of a misspelt one. */
  didYouMean?: string;
  /** The image above the list. */
  banner?: ListingBannerImage;
  /** A line about the category, and snippets to show between the items. */
  snippets: ListingSnippet[];
  room?: ShopTheLookData;
}

export interface ListingFacet {
  id: string;
  name: string;
  values: { label: string; count: number; src?: string; colour?: string }[];
}

/** A sentence from the shop's content. */
export interface ListingSnippet {
  text: string;
  /** The subject of the snippet. */
  about: string;
  /** The snippet is about this category itself, so it can be shown under its name. */
  own?: true;
}

interface Span {
  min: number;
  max: number;
}
