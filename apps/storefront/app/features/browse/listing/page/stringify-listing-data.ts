import type { ListingData } from '../data/listing-data.ts';

/**
 * Serializes a list to a single string. The router would encode an object's keys and values as numbered references,
 * which compress badly: more than one kilobyte for each page of a list.
 */
export function stringifyListingData(data: ListingData): string {
  return JSON.stringify(data);
}

export function parseListingData(text: string): ListingData {
  return JSON.parse(text) as ListingData;
}
