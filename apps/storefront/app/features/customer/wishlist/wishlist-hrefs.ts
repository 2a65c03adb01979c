/** The number of entries loaded and shown at once. */
export const wishlistPageSize = 10;

export function getWishlistPageCount(total: number): number {
  return Math.ceil(total / wishlistPageSize);
}

export function getWishlistHref(page: number): string {
  return `/profile?${new URLSearchParams({ tab: 'wishlist', ...(page > 1 && { page: String(page) }) })}`;
}
