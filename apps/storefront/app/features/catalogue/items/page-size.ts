/** How many pieces stand on a page of a list. */
export const pageSize = 24;
