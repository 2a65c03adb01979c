/** The word in the address of a checkout that names the sku which is to be built, and booked before. */
const name = 'booking';

/** Where one piece is booked, whatever lies in the cart. */
export function bookingHref(skuCode: string): string {
  return `/checkoutV2?${new URLSearchParams({ [name]: skuCode })}`;
}

/** The sku that an address asks to book; undefined where it leads to the cart's own checkout. */
export function parseBookingSku(search: URLSearchParams): string | undefined {
  const code = search.get(name) ?? '';
  return /^[\w-]{1,100}$/.test(code) ? code : undefined;
}
