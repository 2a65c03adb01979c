/** So many are read and shown at once. */
export const wishlistPageSize = 10;

/** Which page of the list an address means; the first where it says anything else. */
export function pageInAddress(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

export function pagesOf(total: number): number {
  return Math.ceil(total / wishlistPageSize);
}

export function wishlistHref(page: number): string {
  return `/profile?${new URLSearchParams({ tab: 'wishlist', ...(page > 1 && { page: String(page) }) })}`;
}
