/** The number of items on a page of a list. */
export const listingPageSize = 24;
