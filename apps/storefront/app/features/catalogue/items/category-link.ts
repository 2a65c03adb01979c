import type { Kind } from '../categories/rooms.ts';

/** The address of a category's page. The id decides; name and banner go along so that the address can be read. */
export function categoryHref({ id, name, banner = '' }: Kind): string {
  return `/shop?${new URLSearchParams({ categoryId: id, categoryName: name, categoryBanner: banner })}`;
}
