/** How many pieces stand on a page of a list. */
export const listingPageSize = 24;
