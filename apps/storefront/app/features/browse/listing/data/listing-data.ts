import type { Tile } from '../../../catalogue/items/tile.ts';
import type { RoomView } from '../../shop-the-look/room-in-list.tsx';
import type { ListingAddress } from '../address/listing-address.ts';
import type { Banner } from './choose-banner.ts';

/** What a page of a list is made of, trimmed to what is shown. */
export interface ListingData {
  address: ListingAddress;
  /** False when the shop could not be asked, which is something else than finding nothing. */
  reached: boolean;
  tiles: Tile[];
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
  banner?: Banner;
  /** One line about what stands here, and single ones to stand between the pieces. */
  words: ListingWords[];
  room?: RoomView;
}

export interface ListingFacet {
  id: string;
  name: string;
  values: { label: string; count: number; src?: string; colour?: string }[];
}

/** A sentence of the shop's own. */
export interface ListingWords {
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
