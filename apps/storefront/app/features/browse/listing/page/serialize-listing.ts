import type { ListingData } from '../data/listing-data.ts';

/**
 * A list as one text. As objects the router would write each key and value behind a number of its own, and numbers
 * cannot be packed: that costs a page of a list more than one kilobyte.
 */
export function serializeListing(data: ListingData): string {
  return JSON.stringify(data);
}

export function parseListing(text: string): ListingData {
  return JSON.parse(text) as ListingData;
}
